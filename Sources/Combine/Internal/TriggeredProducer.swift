/// The base of the subscribers of `drop(untilOutputFrom:)` and `prefix(untilOutputFrom:)`: the first value of a second publisher opens
/// or ends the stream.
class TriggeredProducer<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var trigger: (any Subscription)?
  private var downstream: Downstream?
  private var isOpen: Bool
  private var isAnnounced = false
  /// What was asked for before the upstream's subscription came, and then what may still come before the stream opens.
  private var pending = Subscribers.Demand.none
  private let opens: Bool

  /// With `opens` the trigger opens the stream, otherwise it ends it.
  init(_ downstream: Downstream, opens: Bool) {
    self.downstream = downstream
    self.opens = opens
    isOpen = !opens
  }

  final func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status, let downstream else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    let (wasAnnounced, pending) = (isAnnounced, pending)
    isAnnounced = true
    lock.unlock()
    if !wasAnnounced {
      downstream.receive(subscription: self)
    } else if pending > .none {
      subscription.request(pending)
    }
  }

  /// Hands this to the downstream before anything else is subscribed to.
  final func start() {
    lock.lock()
    isAnnounced = true
    let downstream = self.downstream
    lock.unlock()
    downstream?.receive(subscription: self)
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard isOpen else {
      precondition(pending > .none, "\(self) received a value that was not asked for")
      pending -= 1
      lock.unlock()
      return .none
    }
    guard case .subscribed = status, let downstream else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    return downstream.receive(input)
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    let released = release()
    released.trigger?.cancel()
    if released.isAnnounced { released.downstream?.receive(completion: completion) }
  }

  final func request(_ demand: Subscribers.Demand) {
    lock.lock()
    if !isOpen { pending += demand }
    let upstream = status.subscription
    lock.unlock()
    upstream?.request(demand)
  }

  final func cancel() {
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
    released.downstream?.receive(completion: completion)
  }

  private struct Released {
    var upstream: (any Subscription)?
    var trigger: (any Subscription)?
    var downstream: Downstream?
    var isAnnounced: Bool
  }

  private func release() -> Released {
    lock.withLock {
      let released = Released(
        upstream: status.subscription, trigger: trigger.take(), downstream: downstream.take(),
        isAnnounced: isAnnounced)
      status = .terminal
      return released
    }
  }
}

/// Listens to the second publisher.
struct TriggerInput<Downstream: Subscriber, Producer: TriggeredProducer<Downstream>, Input, Failure: Error>: Subscriber
{
  let producer: Producer
  /// What its end does to the stream; nil for nothing.
  let convert: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>?

  var combineIdentifier: CombineIdentifier { producer.combineIdentifier }

  func receive(subscription: any Subscription) { producer.opened(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    producer.triggered()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { producer.triggerEnded(convert(completion)) }
}

extension TriggerInput: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible, Introspectable
where Producer: Introspectable {
  var description: String { producer.description }
}
