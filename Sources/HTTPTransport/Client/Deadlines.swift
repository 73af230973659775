import Synchronization

/// One timer for all limits of time: it sleeps until the first of them, and one that is taken off before wakes nobody.
///
/// A timer for each request would cost more than the request: `Task.sleep` makes one of the system's, and goes on
/// holding it after it was cancelled.
final class Deadlines: Sendable {
  typealias Moment = ContinuousClock.Instant
  typealias List = DeadlineList<Moment, @Sendable () -> Void>

  private struct State {
    var list = List()
    /// When the sleeper wakes; nil where nobody sleeps.
    var waking: Moment?
    var sleeper: Task<Void, Never>?
  }

  static let shared = Deadlines()

  private let state = Mutex(State())

  /// How many limits there are.
  var count: Int { state.withLock { $0.list.count } }

  /// Does something at a moment, on a thread of the system's.
  func add(_ moment: Moment, _ action: @escaping @Sendable () -> Void) -> List.ID {
    state.withLock { state in
      let id = state.list.add(moment, action)
      sleep(&state)
      return id
    }
  }

  /// Does it no more. It may be under way already.
  func remove(_ id: List.ID) {
    state.withLock { $0.list.remove(id) }
  }

  /// Sees to it that somebody wakes in time for the first.
  private func sleep(_ state: inout State) {
    guard let next = state.list.next, state.waking.map({ next < $0 }) ?? true else { return }
    state.sleeper?.cancel()
    state.waking = next
    state.sleeper = Task.detached {
      guard (try? await Task.sleep(until: next, clock: .continuous)) != nil else { return }
      self.wake(next)
    }
  }

  private func wake(_ moment: Moment) {
    let due = state.withLock { state -> [@Sendable () -> Void] in
      // Another sleeps in its place already.
      guard state.waking == moment else { return [] }
      (state.waking, state.sleeper) = (nil, nil)
      let due = state.list.due(at: .now)
      sleep(&state)
      return due
    }
    for action in due { action() }
  }
}
