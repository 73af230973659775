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
  ///
  /// - Parameters:
  ///   - seconds: How long to wait.
  ///   - isPending: True where the work counts as pending in its context until it has run, false for what never ends by
  ///     itself, such as a timer that repeats.
  ///   - action: What to do then.
  func schedule(
    after seconds: Double, isPending: Bool, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void
}
