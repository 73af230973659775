/// The subscriber of `drop(untilOutputFrom:)` and `prefix(untilOutputFrom:)`: the first value of a second publisher opens or
/// ends the stream.
final class TriggeredProducer<Downstream: Subscriber>: Subscriber, Subscription, Introspectable {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var trigger: (any Subscription)?
  private var downstream: Downstream?
  private var isOpen: Bool
  private var isAnnounced = false
  /// What was asked for before the upstream's subscription came.
  private var early = Subscribers.Demand.none
  private let opens: Bool
  let description: String

  /// With `opens` the trigger opens the stream, otherwise it ends it.
  init(_ downstream: Downstream, _ description: String, opens: Bool) {
    self.downstream = downstream
    self.description = description
    self.opens = opens
    isOpen = !opens
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status, let downstream else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    let (wasAnnounced, early) = (isAnnounced, early)
    isAnnounced = true
    lock.unlock()
    if !wasAnnounced {
      downstream.receive(subscription: self)
    } else if early > .none {
      subscription.request(early)
    }
  }

  /// Hands this to the downstream before anything else is subscribed to.
  func start() {
    lock.lock()
    isAnnounced = true
    let downstream = self.downstream
    lock.unlock()
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard case .subscribed = status, let downstream else {
      lock.unlock()
      return .none
    }
    let isOpen = self.isOpen
    lock.unlock()
    return isOpen ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let released = release()
    released.trigger?.cancel()
    released.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    if case .awaiting = status { early += demand }
    let upstream = status.subscription
    lock.unlock()
    upstream?.request(demand)
  }

  func cancel() {
    let released = release()
    released.upstream?.cancel()
    released.trigger?.cancel()
  }

  fileprivate func opened(_ subscription: any Subscription) {
    lock.lock()
    guard downstream != nil, trigger == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    trigger = subscription
    lock.unlock()
    subscription.request(.max(1))
  }

  fileprivate func triggered() {
    lock.lock()
    let trigger = self.trigger.take()
    guard trigger != nil else {
      lock.unlock()
      return
    }
    isOpen = true
    lock.unlock()
    trigger?.cancel()
    if !opens { end(.finished) }
  }

  /// The trigger has ended without a value.
  fileprivate func triggerEnded(_ completion: Subscribers.Completion<Failure>?) {
    guard lock.withLock({ trigger.take() }) != nil, let completion else { return }
    end(completion)
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    let released = release()
    released.upstream?.cancel()
    if released.isSubscribed { released.downstream?.receive(completion: completion) }
  }

  /// Who subscribes to the second publisher.
  func triggerInput<Value, OtherFailure>(
    _ convert: @escaping (Subscribers.Completion<OtherFailure>) -> Subscribers.Completion<Failure>?
  ) -> TriggerInput<Downstream, Value, OtherFailure> {
    TriggerInput(producer: self, convert: convert)
  }

  private struct Released {
    var upstream: (any Subscription)?
    var trigger: (any Subscription)?
    var downstream: Downstream?
    var isSubscribed: Bool
  }

  private func release() -> Released {
    lock.withLock {
      let released = Released(
        upstream: status.subscription, trigger: trigger.take(), downstream: downstream.take(),
        isSubscribed: isAnnounced && !status.isTerminal)
      status = .terminal
      return released
    }
  }
}

/// Listens to the second publisher.
struct TriggerInput<Downstream: Subscriber, Input, Failure: Error>: Subscriber, Introspectable {
  let producer: TriggeredProducer<Downstream>
  /// What its end does to the stream; nil for nothing.
  let convert: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>?
  let combineIdentifier = CombineIdentifier()

  var description: String { producer.description }

  func receive(subscription: any Subscription) { producer.opened(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    producer.triggered()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { producer.triggerEnded(convert(completion)) }
}
