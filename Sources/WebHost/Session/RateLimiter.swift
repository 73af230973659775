/// A token bucket: `burst` events at once, `rate` events a second in the long run.
package struct RateLimiter: Sendable {
  /// Events per second in the long run.
  package let rate: Double
  /// Events that may come at once after a pause.
  package let burst: Double
  private var tokens: Double
  private var lastRefill: Double

  /// Makes a full bucket at `now`, in seconds of the caller's clock.
  package init(rate: Double, burst: Double, now: Double) {
    self.rate = rate
    self.burst = burst
    tokens = burst
    lastRefill = now
  }

  /// Takes one event out of the bucket; false when it is empty.
  package mutating func allow(at now: Double) -> Bool {
    tokens = min(burst, tokens + max(0, now - lastRefill) * rate)
    lastRefill = max(now, lastRefill)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
