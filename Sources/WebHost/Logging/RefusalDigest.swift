/// What was refused since the last look, so that a flood of refusals is a line a minute; a pure value.
///
/// Times are seconds of the caller's clock.
package struct RefusalDigest: Sendable {
  /// Seconds between two lines.
  package static let interval = 60.0

  private var last: [Metrics.Counter: Int] = [:]
  private var due: Double?

  /// Nothing was refused.
  package init() {}

  /// What to say at `now`: `"3 × token, 12 × request"`; nil where it is not time, or nothing was refused.
  package mutating func sentence(at now: Double, value: (Metrics.Counter) -> Int) -> String? {
    guard now >= due ?? -.infinity else { return nil }
    due = now + Self.interval
    var parts: [String] = []
    for counter in Metrics.Counter.allCases {
      guard let reason = counter.refusalReason else { continue }
      let count = value(counter)
      let new = count - last[counter, default: 0]
      last[counter] = count
      if new > 0 { parts.append("\(new) × \(reason)") }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
