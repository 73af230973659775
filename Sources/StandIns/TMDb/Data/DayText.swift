import Foundation

/// Days counted from 1970, as the service writes them.
enum DayText {
  /// `2026-08-28`; empty for no day.
  static func text(_ day: Int?) -> String {
    day.map { String(Timestamp.plain(Date(timeIntervalSince1970: Double($0) * 86_400)).prefix(10)) } ?? ""
  }

  /// Reads `2026-08-28`; nil for anything else.
  static func day(_ text: String) -> Int? {
    guard text.count == 10, let date = Timestamp.parse(text) else { return nil }
    return Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
  }
}
