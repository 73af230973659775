import Foundation

/// Dates as services write them: ISO 8601 with or without seconds, fractions of any length, `Z`, an offset, or nothing for UTC.
package enum Timestamp {
  /// Reads a date; nil for anything else.
  package static func parse(_ text: String) -> Date? {
    var scanner = Digits(text)
    guard let year = scanner.number(4), scanner.skip("-"), let month = scanner.number(2), scanner.skip("-"),
      let day = scanner.number(2), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var parts = DateComponents(year: year, month: month, day: day)
    var fraction = 0.0
    var offset = 0
    if scanner.skip("T") || scanner.skip("t") || scanner.skip(" ") {
      guard let hour = scanner.number(2), scanner.skip(":"), let minute = scanner.number(2), hour < 24, minute < 60
      else { return nil }
      (parts.hour, parts.minute) = (hour, minute)
      if scanner.skip(":") {
        guard let second = scanner.number(2), second <= 60 else { return nil }
        parts.second = second
        if scanner.skip(".") || scanner.skip(",") {
          guard let digits = scanner.fraction() else { return nil }
          fraction = digits
        }
      }
      guard let seconds = scanner.offset() else { return nil }
      offset = seconds
    }
    guard scanner.isAtEnd, let date = utc.date(from: parts) else { return nil }
    return date.addingTimeInterval(fraction - TimeInterval(offset))
  }

  /// Writes a date in UTC, to the second, without a zone.
  package static func format(_ date: Date) -> String {
    let parts = utc.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func padded(_ number: Int?, _ width: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
      + "T\(padded(parts.hour, 2)):\(padded(parts.minute, 2)):\(padded(parts.second, 2))"
  }

  private static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()
}

/// Reads numbers of a fixed width from text.
private struct Digits {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest.removeFirst(word.count)
    return true
  }

  mutating func number(_ width: Int) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    rest.removeFirst(width)
    return Int(digits)
  }

  mutating func fraction() -> Double? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    return digits.isEmpty ? nil : Double("0." + digits)
  }

  /// Seconds east of UTC; 0 for `Z` and for nothing.
  mutating func offset() -> Int? {
    if isAtEnd || skip("Z") || skip("z") || skip(" UTC") { return 0 }
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    guard sign != 0, let hours = number(2) else { return nil }
    _ = skip(":")
    let minutes = isAtEnd ? 0 : number(2)
    guard let minutes, hours < 24, minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
