/// One subscriber of a subject: its demand, and whether it has yet to be sent the current value.
///
/// This is what the hub keeps and sends to; the downstream has a `ConduitSubscription`, through which it asks and cancels. They
/// are two objects so that a value needs one reference to be counted and nothing else: whoever sends holds the conduit, and with
/// it the downstream, which goes away with the last reference. Everything here is guarded by the lock of the hub.
class Conduit<Output, Failure: Error> {
  /// The downstream's side; nil once the subscriber has been told the end, or has cancelled.
  final var subscription: ConduitSubscription<Output, Failure>?
  final var demand = Subscribers.Demand.none
  /// Whether the current value is owed: at first, and after a value for which there was no demand.
  final var isOwedCurrent = true
  /// The place in the hub's list; -1 when not in it.
  final var position = -1
  /// How many had joined the hub before.
  final var serial = 0

  /// The subscriber, for mirrors.
  var downstream: Any { abstractMethod() }

  /// Hands the value over. Called without the lock.
  func receive(_ value: Output) -> Subscribers.Demand { abstractMethod() }

  /// Hands the completion over. Called without the lock.
  func receive(completion: Subscribers.Completion<Failure>) { abstractMethod() }
}

/// A subscriber, and the context in which it has subscribed: a subject may be several readers' at once, and what is sent for one
/// must not run another's code for the one who sends.
final class SubscriberConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
  private let base: Downstream
  private let context = HostContext.current

  init(_ base: Downstream) { self.base = base }

  override var downstream: Any { base }

  override func receive(_ value: Downstream.Input) -> Subscribers.Demand {
    guard let context, context !== HostContext.current else { return base.receive(value) }
    return context.run { base.receive(value) }
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard let context, context !== HostContext.current else { return base.receive(completion: completion) }
    context.run { base.receive(completion: completion) }
  }
}

/// What a subject's subscriber asks for values and cancels with. It and its conduit hold each other until the end.
final class ConduitSubscription<Output, Failure: Error>: Subscription, Introspectable {
  private let hub: ConduitHub<Output, Failure>
  private var conduit: Conduit<Output, Failure>?
  /// What had been asked for at the end.
  private var lastDemand = Subscribers.Demand.none
  /// The subject: kept alive by its subscribers.
  private var owner: AnyObject?

  init(hub: ConduitHub<Output, Failure>, conduit: Conduit<Output, Failure>, owner: AnyObject) {
    self.hub = hub
    self.conduit = conduit
    self.owner = owner
  }

  var description: String { hub.name }

  var customMirror: Mirror {
    let (conduit, owner, demand) = hub.lock.withLock {
      (self.conduit, self.owner, self.conduit?.demand ?? lastDemand)
    }
    guard hub.countsDemand else { return Mirror(self, children: [("downstream", conduit?.downstream as Any)]) }
    return Mirror(
      self,
      children: [
        ("parent", owner as Any), ("downstream", conduit?.downstream as Any), ("demand", demand),
        ("subject", owner as Any),
      ])
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    hub.lock.lock()
    guard let conduit else {
      hub.lock.unlock()
      return
    }
    conduit.demand += demand
    let upstreams = hub.noteDemand()
    hub.sendOwed(to: conduit)
    upstreams.forEach { $0.request(.unlimited) }
  }

  func cancel() {
    hub.lock.lock()
    if let conduit { hub.conduits.remove(conduit) }
    let detached = detach()
    hub.lock.unlock()
    withExtendedLifetime(detached) {}
  }

  /// Parts the subscription from its conduit, which is sent nothing more. Called with the lock held; the result is to be let go of
  /// without it.
  func detach() -> (Conduit<Output, Failure>?, AnyObject?) {
    let detached = (conduit.take(), owner.take())
    lastDemand = detached.0?.demand ?? lastDemand
    detached.0?.demand = .none
    detached.0?.subscription = nil
    return detached
  }
}
