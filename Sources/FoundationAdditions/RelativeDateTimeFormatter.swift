import Foundation

/// Puts the distance between two dates into words, such as "3 minutes ago".
///
/// Foundation on Linux has none. English and Russian are spoken; other languages get English.
/// - Partly: English and Russian are spoken; other languages get English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether dates that have names are called by them.
  public enum DateTimeStyle: Int, Sendable {
    /// Always by number: "1 day ago".
    case numeric = 0
    /// By name where there is one: "yesterday".
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// In full: "2 months ago".
    case full = 0
    /// In full, with numbers as words: "two months ago".
    case spellOut = 1
    /// Shortened: "2 mo. ago".
    case short = 2
    /// Shortened as far as can be: "2mo ago".
    case abbreviated = 3
  }

  /// Whether dates that have names are called by them; by number by default.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How units are written; in full by default.
  open var unitsStyle: UnitsStyle = .full
  /// Where in a sentence the text stands; it is never capitalized unless it begins one.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar that counts; the reader's by default.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language; the process's by default.
  open var locale: Locale! = .autoupdatingCurrent

  /// Puts components into words; the largest unit that is not zero counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts: [(RelativeUnit, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month), (.week, dateComponents.weekOfMonth),
      (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute),
      (.second, dateComponents.second),
    ]
    let part = parts.first { ($0.1 ?? 0) != 0 } ?? parts.last { $0.1 != nil } ?? (.second, 0)
    return string(for: part.1 ?? 0, of: part.0, isNegativeZero: false)
  }

  /// Puts a distance in seconds from now into words; the past is negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Puts the distance of a date from another into words.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .current
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let distance = calendar.dateComponents(units, from: referenceDate, to: date)
    let isPast = date < referenceDate
    let parts: [(RelativeUnit, Int?)] = [
      (.year, distance.year), (.month, distance.month), (.week, distance.weekOfMonth), (.day, distance.day),
      (.hour, distance.hour), (.minute, distance.minute), (.second, distance.second),
    ]
    let part = parts.first { ($0.1 ?? 0) != 0 } ?? (.second, 0)
    return string(for: part.1 ?? 0, of: part.0, isNegativeZero: isPast)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func string(for value: Int, of unit: RelativeUnit, isNegativeZero: Bool) -> String {
    let isRussian = (locale ?? .current).identifier.lowercased().hasPrefix("ru")
    let words: any RelativeWords = isRussian ? RussianRelativeWords() : EnglishRelativeWords()
    let text =
      (dateTimeStyle == .named ? words.name(of: value, unit) : nil)
      ?? words.text(
        of: number(abs(value), in: words, unit), words.unit(unit, count: abs(value), style: unitsStyle),
        isPast: value < 0 || (value == 0 && isNegativeZero), style: unitsStyle)
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func number(_ value: Int, in words: any RelativeWords, _ unit: RelativeUnit) -> String {
    unitsStyle == .spellOut ? words.spelled(value, unit) : "\(value)"
  }
}
