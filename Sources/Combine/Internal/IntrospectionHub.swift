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

  static func subscribe<P: Publisher, S: Subscriber>(_ subscriber: S, to publisher: P)
  where P.Output == S.Input, P.Failure == S.Failure {
    let hooks = hooks
    hooks.forEach { $0.willReceive(publisher: publisher, subscriber: subscriber) }
    publisher.receive(subscriber: SubscriberTap(subscriber))
    hooks.forEach { $0.didReceive(publisher: publisher, subscriber: subscriber) }
  }
}

private struct SubscriberTap<Base: Subscriber>: Subscriber, Introspectable {
  private let base: Base

  init(_ base: Base) { self.base = base }

  var combineIdentifier: CombineIdentifier { base.combineIdentifier }

  var description: String { String(describing: base) }

  var customMirror: Mirror { Mirror(reflecting: base) }

  func receive(subscription: any Subscription) {
    let hooks = IntrospectionHub.hooks
    hooks.forEach { $0.willReceive(subscriber: base, subscription: subscription) }
    base.receive(subscription: SubscriptionTap(base: subscription))
    hooks.forEach { $0.didReceive(subscriber: base, subscription: subscription) }
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

private struct SubscriptionTap: Subscription, Introspectable {
  let base: any Subscription

  var combineIdentifier: CombineIdentifier { base.combineIdentifier }

  var description: String { String(describing: base) }

  var customMirror: Mirror { Mirror(reflecting: base) }

  func request(_ demand: Subscribers.Demand) {
    let hooks = IntrospectionHub.hooks
    hooks.forEach { $0.willRequest(subscription: base, demand: demand) }
    base.request(demand)
    hooks.forEach { $0.didRequest(subscription: base, demand: demand) }
  }

  func cancel() {
    let hooks = IntrospectionHub.hooks
    hooks.forEach { $0.willCancel(subscription: base) }
    base.cancel()
    hooks.forEach { $0.didCancel(subscription: base) }
  }
}
