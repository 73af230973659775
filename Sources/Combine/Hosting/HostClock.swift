/// A source of time that a host puts in place of the machine's clock.
///
/// Every scheduler, timer and delay of work that runs inside a `HostContext` with a clock asks this clock
/// instead of the machine.
package protocol HostClock: AnyObject, Sendable {
  /// The present, in seconds. The epoch is the clock's own.
  var now: Double { get }

  /// Runs an action when `seconds` of this clock's time have passed, and returns a closure that takes the action back.
  ///
  /// The action runs on whichever thread moves the clock. Taking back is idempotent and may happen on any thread.
  func schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}
