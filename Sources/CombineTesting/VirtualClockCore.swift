import Combine
import Synchronization

/// The clock itself. It knows nothing of the context it serves, so that neither keeps the other alive.
final class VirtualClockCore: HostClock, Sendable {
  private struct State: @unchecked Sendable {
    var now: Int
    var agenda = Agenda<Int>()
    /// The work on the agenda that somebody counts as pending.
    var pending: Set<Int> = []
  }

  private let state: Mutex<State>

  init(now: Double) {
    state = Mutex(State(now: Self.nanoseconds(now)))
  }

  var now: Double { Double(state.withLock { $0.now }) / 1e9 }

  var scheduledCount: Int { state.withLock { $0.agenda.count } }

  var pendingCount: Int { state.withLock { $0.pending.count } }

  func advance(by seconds: Double) {
    let target = state.withLock { $0.now + Self.nanoseconds(seconds) }
    while let action = takeNext(by: target) { action() }
    state.withLock { $0.now = max($0.now, target) }
  }

  func schedule(
    after seconds: Double, isPending: Bool, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let id = state.withLock { state in
      let id = state.agenda.insert(due: state.now + Self.nanoseconds(max(0, seconds)), action)
      if isPending { state.pending.insert(id) }
      return id
    }
    return { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    let removed = state.withLock { state in
      state.pending.remove(id)
      return unsafeTransfer(state.agenda.remove(id))
    }
    withExtendedLifetime(removed) {}
  }

  private func takeNext(by time: Int) -> (() -> Void)? {
    state.withLock { state -> Transfer<(() -> Void)?> in
      guard let item = state.agenda.popFirst(by: time) else { return unsafeTransfer(nil) }
      state.now = max(state.now, item.due)
      state.pending.remove(item.id)
      return unsafeTransfer(item.action)
    }.value
  }

  private static func nanoseconds(_ seconds: Double) -> Int {
    seconds < 9e9 ? Int((seconds * 1e9).rounded()) : Int.max / 2
  }
}
