import Foundation

/// Reads a Retry-After field (RFC 9110, 10.2.3).
enum RetryAfter {
  /// Seconds from now; nil without a field or with one that cannot be read.
  static func seconds(_ text: String?, now: Date) -> TimeInterval? {
    guard let text = text.map({ String($0.stripped()) }), !text.isEmpty else { return nil }
    if let number = Double(text) { return number.isFinite ? max(0, number) : nil }
    return HTTPDate.parse(text).map { max(0, $0.timeIntervalSince(now)) }
  }
}
