import Foundation

/// The service's way to write and read points in time.
enum Timestamp {
  /// `2026-09-15T11:05:00Z`
  static func plain(_ date: Date) -> String {
    date.formatted(.iso8601)
  }

  /// `2026-09-15T11:05:00+00:00`
  static func withOffset(_ date: Date) -> String {
    plain(date).dropLast() + "+00:00"
  }

  /// `2026-09-15T11:05:00.000Z`
  static func withMilliseconds(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  /// Reads `YYYY-MM-DD` and `YYYY-MM-DDTHH:MM:SS`, in UTC unless it says otherwise; nil for anything else.
  static func parse(_ text: String) -> Date? {
    let day = Date.ISO8601FormatStyle().year().month().day()
    if text.count == 10 { return try? day.parse(text) }
    let hasZone = text.hasSuffix("Z") || text.dropFirst(19).contains { "+-".contains($0) }
    return try? Date.ISO8601FormatStyle().parse(hasZone ? text : text + "Z")
  }
}
