import Synchronization

/// One action that runs at most once, can be taken back, and counts as pending in the context it was made in.
///
/// Running and cancelling may race on any threads; exactly one of them wins, and the action is released by then.
final class OneShotWork: Cancellable, Sendable {
  private struct State: @unchecked Sendable {
    var action: (() -> Void)?
    var unschedule: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>
  private let context: HostContext?

  /// Takes over an action, and notes it as pending in the current context if there is one.
  init(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    state = Mutex(State(action: action))
    context = HostContext.current
    context?.begin()
  }

  /// Keeps the closure that takes the work out of its queue; calls it at once if the work is over already.
  func onCancel(_ unschedule: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if state.action != nil { state.unschedule = unschedule }
      return state.action == nil
    }
    if isOver { unschedule() }
  }

  /// Runs the action in its context, unless it has run or was cancelled.
  func run() {
    guard let action = take().action else { return }
    guard let context else { return action() }
    context.run(action)
    context.end()
  }

  func cancel() {
    let (action, unschedule) = take()
    unschedule?()
    if action != nil { context?.end() }
  }

  private func take() -> (action: (() -> Void)?, unschedule: (@Sendable () -> Void)?) {
    state.withLock { state in
      nonisolated(unsafe) let taken = (state.action, state.unschedule)
      state = State(action: nil)
      return taken
    }
  }
}
