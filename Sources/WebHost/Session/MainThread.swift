import Dispatch
import Synchronization

/// The thread on which programs live.
///
/// What sessions have to do there is done turn by turn: each session has a line of its own, the main thread takes one
/// thing from each line, and after 8 ms it lets in whatever else waits for it (timers, answers of services, new
/// programs). So a session that floods the host waits for itself, and others for one thing of it at most.
enum MainThread {
  typealias Action = @MainActor @Sendable () -> Void

  private struct State {
    var queue = FairQueue<SessionID, Action>()
    var isScheduled = false
  }

  private static let state = Mutex(State())
  private static let budget = DispatchTimeInterval.milliseconds(8)

  /// Queues an action; actions run in the order in which they were queued.
  static func run(_ action: @escaping Action) {
    DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
  }

  /// Queues an action of a session; those of one session run in the order in which they were queued.
  static func run(for session: SessionID, _ action: @escaping Action) {
    let isFirst = state.withLock { state in
      state.queue.add(action, for: session)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { run { work() } }
  }

  @MainActor
  private static func work() {
    let end = DispatchTime.now() + budget
    repeat {
      let action = state.withLock { state in
        let action = state.queue.next()
        state.isScheduled = action != nil
        return action
      }
      guard let action else { return }
      action()
    } while DispatchTime.now() < end
    run { work() }
  }
}
