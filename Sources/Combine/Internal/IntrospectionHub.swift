import Synchronization

/// The introspection hooks that are enabled, and the wrappers through which they see events.
enum IntrospectionHub {
  private static let active = Atomic<Bool>(false)
  private static let lock = Lock()
  nonisolated(unsafe) private static var enabled: [any _Introspection] = []

  @inline(__always)
  static var isActive: Bool { active.load(ordering: .relaxed) }

  static var hooks: [any _Introspection] { lock.withLock { enabled } }

  static func update(_ change: (inout [any _Introspection]) -> Void) {
    lock.withLock {
      change(&enabled)
      active.store(!enabled.isEmpty, ordering: .relaxed)
    }
  }

  /// Tells the hooks about the subscription, and lets them see what passes. A subscriber that is watched already, because an operator
  /// passes it on as it is, is shown as an `AnySubscriber`.
  static func subscribe<P: Publisher, S: Subscriber>(_ subscriber: S, to publisher: P)
  where P.Output == S.Input, P.Failure == S.Failure {
    if let erased = (subscriber as? any Tapped)?.erased as? AnySubscriber<S.Input, S.Failure> {
      attach(subscriber, to: publisher, shown: erased)
    } else {
      attach(SubscriberTap(subscriber), to: publisher, shown: subscriber)
    }
  }

  private static func attach<P: Publisher, S: Subscriber, Shown: Subscriber>(
    _ subscriber: S, to publisher: P, shown: Shown
  )
  where P.Output == S.Input, P.Failure == S.Failure, P.Output == Shown.Input, P.Failure == Shown.Failure {
    let hooks = hooks
    hooks.forEach { $0.willReceive(publisher: publisher, subscriber: shown) }
    publisher.receive(subscriber: subscriber)
    hooks.forEach { $0.didReceive(publisher: publisher, subscriber: shown) }
  }
}

/// A subscriber that the hooks watch.
private protocol Tapped {
  /// The watched one as an `AnySubscriber`.
  var erased: Any { get }
}

private struct SubscriberTap<Base: Subscriber>: Subscriber, Tapped, CustomStringConvertible {
  private let base: Base

  init(_ base: Base) { self.base = base }

  var erased: Any { AnySubscriber(base) }

  var combineIdentifier: CombineIdentifier { base.combineIdentifier }

  var description: String { String(describing: base) }

  func receive(subscription: any Subscription) {
    let tap = subscription as? SubscriptionTap ?? SubscriptionTap(base: subscription)
    let hooks = IntrospectionHub.hooks
    hooks.forEach { $0.willReceive(subscriber: base, subscription: tap.base) }
    base.receive(subscription: tap)
    hooks.forEach { $0.didReceive(subscriber: base, subscription: tap.base) }
  }

  func receive(_ input: Base.Input) -> Subscribers.Demand {
    let hooks = IntrospectionHub.hooks
    hooks.forEach { $0.willReceive(subscriber: base, input: input) }
    let demand = base.receive(input)
    hooks.forEach { $0.didReceive(subscriber: base, input: input, resultingDemand: demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Base.Failure>) {
    let hooks = IntrospectionHub.hooks
    hooks.forEach { $0.willReceive(subscriber: base, completion: completion) }
    base.receive(completion: completion)
    hooks.forEach { $0.didReceive(subscriber: base, completion: completion) }
  }
}

private struct SubscriptionTap: Subscription, CustomStringConvertible {
  let base: any Subscription

  var combineIdentifier: CombineIdentifier { base.combineIdentifier }

  var description: String { String(describing: base) }

  func request(_ demand: Subscribers.Demand) {
    let hooks = IntrospectionHub.hooks
    hooks.forEach { $0.willRequest(subscription: base, demand) }
    base.request(demand)
    hooks.forEach { $0.didRequest(subscription: base, demand) }
  }

  func cancel() {
    let hooks = IntrospectionHub.hooks
    hooks.forEach { $0.willCancel(subscription: base) }
    base.cancel()
    hooks.forEach { $0.didCancel(subscription: base) }
  }
}
