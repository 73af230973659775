/// Sends everything it receives into a subject, which it does not keep alive.
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription, Introspectable {
  private let lock = Lock()
  private weak var subject: Downstream?
  private var upstream: (any Subscription)?
  private var isOver = false

  init(_ subject: Downstream) {
    self.subject = subject
  }

  var description: String { "Subject" }

  var customMirror: Mirror {
    let (subject, upstream) = lock.withLock { (self.subject, self.upstream) }
    return Mirror(
      self,
      children: [
        ("downstreamSubject", subject as Any), ("upstreamSubscription", upstream as Any), ("subject", subject as Any),
      ])
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let subject, upstream == nil, !isOver else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    lock.unlock()
    subject.send(subscription: self)
  }

  func receive(_ input: Downstream.Output) -> Subscribers.Demand {
    lock.lock()
    guard let subject, upstream != nil else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    subject.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard let upstream = self.upstream.take() else {
      lock.unlock()
      return
    }
    isOver = true
    let subject = self.subject
    lock.unlock()
    subject?.send(completion: completion)
    withExtendedLifetime(upstream) {}
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    lock.lock()
    isOver = true
    let upstream = self.upstream.take()
    lock.unlock()
    upstream?.cancel()
  }
}
