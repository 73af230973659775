/// One subscriber of a subject: its demand, and whether it has yet to be sent the current value.
///
/// Everything here is guarded by the lock of the hub, which the conduit outlives the subject with if it must.
class Conduit<Output, Failure: Error>: Subscription, Introspectable {
  final let hub: ConduitHub<Output, Failure>
  /// The subject: kept alive by its subscribers.
  final var owner: AnyObject?
  final var demand = Subscribers.Demand.none
  /// Whether the current value is owed: at first, and after a value for which there was no demand.
  final var isOwedCurrent = true
  /// The place in the hub's list; -1 when not in it.
  final var position = -1
  /// How many had joined the hub before.
  final var serial = 0

  init(hub: ConduitHub<Output, Failure>, owner: AnyObject) {
    self.hub = hub
    self.owner = owner
  }

  final var description: String { hub.name }
  var customMirror: Mirror { abstractMethod() }

  /// Sends the value if it was asked for. Called with the hub's lock held; releases it.
  func offer(_ value: Output) { abstractMethod() }

  /// Sends the completion and lets go of everything. Called with the hub's lock held; releases it.
  func finish(_ completion: Subscribers.Completion<Failure>) { abstractMethod() }

  func request(_ demand: Subscribers.Demand) { abstractMethod() }

  func cancel() { abstractMethod() }
}

final class SubscriberConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
  private let gate: Gate<SubscriberBox<Downstream>>

  init(hub: ConduitHub<Downstream.Input, Downstream.Failure>, owner: AnyObject, downstream: Downstream) {
    gate = Gate(SubscriberBox(downstream))
    super.init(hub: hub, owner: owner)
  }

  override func offer(_ value: Downstream.Input) {
    guard demand > .none else {
      isOwedCurrent = true
      hub.lock.unlock()
      return
    }
    demand -= 1
    isOwedCurrent = false
    hub.lock.unlock()
    guard let more = gate.use({ $0.base.receive(value) }), more > .none else { return }
    hub.lock.lock()
    demand += more
    sendOwed()
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let owner = self.owner.take()
    hub.lock.unlock()
    gate.use { $0.base.receive(completion: completion) }
    gate.close()
    withExtendedLifetime(owner) {}
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    hub.lock.lock()
    self.demand += demand
    let upstreams = hub.noteDemand()
    sendOwed()
    upstreams.forEach { $0.request(.unlimited) }
  }

  override func cancel() {
    hub.lock.lock()
    hub.conduits.remove(self)
    let owner = self.owner.take()
    hub.lock.unlock()
    gate.close()
    withExtendedLifetime(owner) {}
  }

  /// Sends the current value for as long as it is owed and there is demand. Called with the hub's lock held; releases it.
  private func sendOwed() {
    while isOwedCurrent, demand > .none, !hub.current.isEmpty {
      demand -= 1
      isOwedCurrent = false
      let current = hub.current.value
      hub.lock.unlock()
      let more = gate.use { $0.base.receive(current) }
      hub.lock.lock()
      guard let more else { break }
      demand += more
    }
    hub.lock.unlock()
  }

  override var customMirror: Mirror {
    let downstream = gate.use { $0.base }
    hub.lock.lock()
    let children: [Mirror.Child] = [
      ("parent", owner as Any), ("downstream", downstream as Any), ("demand", demand), ("subject", owner as Any),
    ]
    hub.lock.unlock()
    return Mirror(self, children: children)
  }
}
