import Combine
import Dispatch
import Synchronization

/// A clock that the test moves, for programs that use `RunLoop.main`, `DispatchQueue.main` or `Timer.publish` themselves.
///
/// What is subscribed to inside of `run(_:)` waits on this clock instead of the machine's, and so does what follows from it.
///
/// ```swift
/// let clock = VirtualClock()
/// let model = clock.run { SearchModel() }      // debounces on RunLoop.main
/// clock.run { model.text = "swift" }
/// clock.advance(by: 0.3)                       // no real time passes
/// await clock.settle()                         // what went through the main queue has arrived
/// ```
public final class VirtualClock: HostClock, Sendable {
  private let core: VirtualClockCore
  private let context: HostContext

  /// Creates a clock that stands at the given time in seconds.
  public init(now: Double = 0) {
    core = VirtualClockCore(now: now)
    context = HostContext(clock: core)
  }

  /// The time at which the clock stands, in seconds.
  public var now: Double { core.now }

  /// The number of pieces of work that wait on this clock.
  public var scheduledCount: Int { core.scheduledCount }

  /// True where nothing is under way inside of `run(_:)` but what waits on this clock: it is time to move it.
  ///
  /// A timer that repeats is neither under way nor waited for.
  public var isWaiting: Bool { context.pendingCount <= core.pendingCount }

  /// The number of pieces of work begun inside of `run(_:)` that have neither run nor been cancelled. Repeating timers do not count.
  public var pendingCount: Int { context.pendingCount }

  /// The context of work that runs on this clock, for hosts.
  package var hostContext: HostContext { context }

  /// Runs a body whose schedulers, timers and delays use this clock.
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    try context.run(body)
  }

  /// Moves the clock and runs everything that comes due, in order of time, also what is scheduled on the way.
  ///
  /// Called on the main queue, it runs the work of the main queue and run loop before it returns. Work of other queues is
  /// submitted to them.
  public func advance(by seconds: Double) {
    core.advance(by: seconds)
  }

  /// Waits until the main queue has run what it holds now, and what that put there in turn, `rounds` deep.
  public func settle(rounds: Int = 8) async {
    for _ in 0..<rounds {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  package func schedule(
    after seconds: Double, isPending: Bool, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    core.schedule(after: seconds, isPending: isPending, action)
  }
}
