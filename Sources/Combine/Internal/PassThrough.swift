/// The base of subscribers that treat each value alike: only the subscription and the completion pass through here, and a
/// value needs no lock. The upstream lets go of it on completion and on cancellation, and with it go downstream and closure.
class PassThrough<Downstream: Subscriber, Input>: Subscriber, Subscription, Introspectable {
  typealias Failure = Downstream.Failure

  private final let lock = Lock()
  private final var status = SubscriptionStatus.awaiting
  final let description: String
  final let downstream: Downstream

  init(_ downstream: Downstream, _ description: String) {
    self.downstream = downstream
    self.description = description
  }

  final func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { abstractMethod() }

  final func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard terminate() != nil else { return }
    downstream.receive(completion: completion)
  }

  final func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.withLock { status.subscription }?.request(demand)
  }

  final func cancel() {
    terminate()?.cancel()
  }

  @discardableResult
  private func terminate() -> (any Subscription)? {
    lock.lock()
    let upstream = status.subscription
    status = .terminal
    lock.unlock()
    return upstream
  }
}
