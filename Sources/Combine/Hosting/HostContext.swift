import Dispatch
import Foundation
import Synchronization

/// The surroundings in which a program's work runs: who waits for it to settle, and whose clock it uses.
///
/// Schedulers, timers and URL loading look at `current` when work is handed to them. Work that runs once counts as
/// pending until it has run or has been cancelled, and runs inside the same context again. A timer that repeats never counts.
package final class HostContext: Sendable {
  /// The context of the running code; nil outside of any host.
  @TaskLocal package static var current: HostContext?

  /// The clock of the work in this context; nil means real time.
  package let clock: (any HostClock)?

  /// Where the clock's epoch lies on the machine's clocks, so that dates made from either can be compared.
  let anchor: Anchor

  private let state = Mutex(State())

  /// Creates a context with no pending work. Without a clock, its work runs on real time.
  package init(clock: (any HostClock)? = nil) {
    self.clock = clock
    anchor = Anchor(clock: clock?.now ?? 0)
  }

  /// The number of outstanding pieces of one-shot work begun in this context.
  package var pendingCount: Int {
    state.withLock { $0.pending }
  }

  /// Notes that a piece of one-shot work is outstanding. Balance it with `end()`.
  package func begin() {
    state.withLock { $0.pending += 1 }
  }

  /// Notes that a piece of one-shot work has run or was cancelled; the last one runs the bodies of `whenIdle(_:)`.
  package func end() {
    let bodies = state.withLock { state -> [@Sendable () -> Void] in
      state.pending -= 1
      precondition(state.pending >= 0, "HostContext.end() without begin()")
      guard state.pending == 0 else { return [] }
      defer { state.idleBodies = [] }
      return state.idleBodies
    }
    for body in bodies { body() }
  }

  /// Runs a body once, as soon as nothing is pending: at once if that is so already, otherwise on the thread of the last `end()`.
  package func whenIdle(_ body: @escaping @Sendable () -> Void) {
    let isIdle = state.withLock { state in
      if state.pending > 0 { state.idleBodies.append(body) }
      return state.pending == 0
    }
    if isIdle { body() }
  }

  /// Runs a body with `current` set to this context.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    try HostContext.$current.withValue(self, operation: body)
  }

  /// What the reader of this context has around them; nil where that is not known.
  package var surroundings: HostSurroundings? {
    get { state.withLock(\.surroundings) }
    set { state.withLock { $0.surroundings = newValue } }
  }

  /// The program that the work belongs to; nil once it has ended.
  package var program: (any AnyObject & Sendable)? {
    get { state.withLock { $0.program.object } }
    set { state.withLock { $0.program.object = newValue } }
  }

  /// What is kept for the reader of this context, such as their settings; nil where there is none.
  package var container: (any AnyObject & Sendable)? {
    get { state.withLock(\.container) }
    set { state.withLock { $0.container = newValue } }
  }

  private struct Program {
    weak var object: (any AnyObject & Sendable)?
  }

  private struct State {
    var surroundings: HostSurroundings?
    var container: (any AnyObject & Sendable)?
    var program = Program()
    var pending = 0
    var idleBodies: [@Sendable () -> Void] = []
  }
}
