import Synchronization

/// What happens to a session, in order, from any thread.
///
/// A worker works through it whenever there is something. In between there is no task that waits: sessions are many, and
/// most of them rest.
final class Inbox: Sendable {
  private struct State {
    var events: [Session.Event] = []
    var worker: SessionWorker?
    var isWorking = false
    /// True once the last event is there: none after it counts.
    var isClosed = false

    /// Whoever is to begin, where nobody has.
    mutating func wake() -> SessionWorker? {
      guard !isWorking, !events.isEmpty, let worker else { return nil }
      isWorking = true
      return worker
    }
  }

  private let state = Mutex(State())

  init() {}

  /// Hands everything to a worker, from what has happened until now on.
  func open(for worker: SessionWorker) {
    change { $0.worker = worker }
  }

  /// Adds an event; nothing follows on `.end`.
  func put(_ event: Session.Event) {
    change { state in
      guard !state.isClosed else { return }
      state.events.append(event)
      if case .end = event { state.isClosed = true }
    }
  }

  /// All that is there, for the worker; nil where there is nothing, and it is to stop until it is called again.
  func take() -> [Session.Event]? {
    state.withLock { state in
      guard !state.events.isEmpty else {
        state.isWorking = false
        if state.isClosed { state.worker = nil }
        return nil
      }
      defer { state.events = [] }
      return state.events
    }
  }

  private func change(_ body: (inout sending State) -> Void) {
    let worker = state.withLock { state in
      body(&state)
      return state.wake()
    }
    guard let worker else { return }
    // Detached: what happens to a session is not the work of whoever says so.
    Task.detached { await worker.work(through: self) }
  }
}
