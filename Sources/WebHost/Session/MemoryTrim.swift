/// When memory of sessions that have ended or sleep is given back to the system, as a pure value.
///
/// What a session holds is let go of on the main thread a little later, and many may end or sleep at once. So memory is
/// given back when none has for a few seconds, and at the latest some time after the first. Times are seconds of
/// the caller's clock.
package struct MemoryTrim: Equatable, Sendable {
  /// Seconds without an end after which it is time.
  package static let quiet = 5.0
  /// Seconds after the first end at which it is time whatever happens.
  package static let patience = 60.0

  private var first: Double?
  private var last = 0.0

  /// Nothing has been freed.
  package init() {}

  /// A session has ended, or sleeps.
  package mutating func memoryIsFreed(at now: Double) {
    first = first ?? now
    last = now
  }

  /// True once where it is time.
  package mutating func isDue(at now: Double) -> Bool {
    guard let first, now >= min(last + Self.quiet, first + Self.patience) else { return false }
    self.first = nil
    return true
  }
}
