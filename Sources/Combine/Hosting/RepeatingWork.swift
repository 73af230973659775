import Synchronization

/// An action that runs again and again until it is cancelled. It runs in the context it was made in and never counts as pending.
final class RepeatingWork: Cancellable, Sendable {
  private struct State: @unchecked Sendable {
    var action: (() -> Void)?
    var unschedule: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>
  private let context = HostContext.current

  init(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    state = Mutex(State(action: action))
  }

  /// Keeps the closure that takes the work out of its queue, in place of an earlier one; calls it at once after cancellation.
  func onCancel(_ unschedule: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if state.action != nil { state.unschedule = unschedule }
      return state.action == nil
    }
    if isCancelled { unschedule() }
  }

  /// Runs the action in its context, unless it was cancelled.
  func run() {
    let action = state.withLock { state in
      nonisolated(unsafe) let action = state.action
      return action
    }
    guard let action else { return }
    if let context { context.run(action) } else { action() }
  }

  /// Calls `tick` on a host's clock: after a delay, then in every interval. Ticks do not drift: each is counted from the first.
  func repeats(
    on clock: any HostClock, after delay: Double, every interval: Double, _ tick: @escaping @Sendable () -> Void
  ) {
    let start = clock.now + delay
    let interval = max(interval, 1e-6)
    @Sendable func arm(_ index: Int) {
      let wait = start + Double(index) * interval - clock.now
      onCancel(
        clock.schedule(after: max(0, (wait * 1e6).rounded() / 1e6), isPending: false) {
          arm(index + 1)
          tick()
        })
    }
    arm(0)
  }

  func cancel() {
    let taken = state.withLock { state in
      nonisolated(unsafe) let taken = (state.action, state.unschedule)
      state = State(action: nil)
      return taken
    }
    taken.1?()
  }
}
