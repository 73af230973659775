import Synchronization

/// The plan, shared between the requests of a server.
final class MisbehaviourBoard: Sendable {
  private let plan = Mutex(MisbehaviourPlan())

  var entries: [Misbehaviour] { plan.withLock { $0.entries } }

  func add(_ misbehaviour: Misbehaviour) {
    plan.withLock { $0.add(misbehaviour) }
  }

  func reset() {
    plan.withLock { $0.reset() }
  }

  func next(for path: String) -> Misbehaviour? {
    plan.withLock { $0.next(for: path) }
  }
}
