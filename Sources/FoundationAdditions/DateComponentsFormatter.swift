import Foundation

/// Puts lengths of time into words: "1h 5m", "1:05:00", "2 days, 3 hours". Foundation on Linux has none.
///
/// Weeks, days, hours, minutes and seconds are in the reader's language; years and months in English, German, French or
/// Spanish, and in English for others.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:05"
    case positional
    /// "1h 10m 5s"
    case abbreviated
    /// "1 hr, 10 min, 5 sec"
    case short
    /// "1 hour, 10 minutes, 5 seconds"
    case full
    /// "one hour, ten minutes, five seconds"
    case spellOut
    /// "1hr 10min 5sec"
    case brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Leading ones are left out where units have positions, otherwise all are.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those before the first that is not zero are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those after the last that is not zero are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None is left out; where units have positions, the first has two digits too.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written; by their position by default.
  open var unitsStyle: UnitsStyle = .positional
  /// The units to tell lengths in; an empty set is all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar that knows how long months are, and the language; the reader's by default.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// Where lengths that are told in components begin; nil is the beginning of 2001.
  open var referenceDate: Date?
  /// How many units are told at most; 0 is no limit.
  open var maximumUnitCount = 0
  /// Whether the largest unit is told in the next smaller one where there is only one of it and something follows.
  open var collapsesLargestUnit = false
  /// Where in a sentence the text stands.
  open var formattingContext: Formatter.Context = .unknown
  /// Whether the last unit has a fraction.
  @available(*, unavailable, message: "units are whole here: format a Measurement or a Duration")
  open var allowsFractionalUnits: Bool { false }
  /// Whether the text begins with a word for "about".
  @available(*, unavailable, message: "the languages' words for it are not here: put it before the text")
  open var includesApproximationPhrase: Bool { false }
  /// Whether the text ends with a word for "remaining".
  @available(*, unavailable, message: "the languages' words for it are not here: put it behind the text")
  open var includesTimeRemainingPhrase: Bool { false }

  /// Puts components into words. They are added to the reference date, so that 90 minutes can be an hour and a half.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .current).date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Puts a length in seconds into words.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Puts the time between two dates into words; what is left over of the smallest unit is cut off.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .current
    let units = DateUnit.all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    var counted = counts(units, calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
    if collapsesLargestUnit, counted.count > 1, counted[0].1 == 1 {
      let rest = Array(units.drop { $0 != counted[0].0 }.dropFirst())
      counted = counts(rest, calendar.dateComponents(Set(rest.map(\.component)), from: startDate, to: endDate))
    }
    if maximumUnitCount > 0 { counted = Array(counted.prefix(maximumUnitCount)) }
    return counted.isEmpty ? nil : text(counted, calendar.locale ?? .current)
  }

  /// Puts components into words in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// The units that are told, with how many there are of each.
  private func counts(_ units: [DateUnit], _ components: DateComponents) -> [(DateUnit, Int)] {
    let all = units.map { ($0, components.value(for: $0.component) ?? 0) }
    let isPositional = unitsStyle == .positional
    var behavior = zeroFormattingBehavior
    if behavior == .default { behavior = isPositional ? .dropLeading : .dropAll }
    if behavior.contains(.pad) { return all }
    guard let first = all.firstIndex(where: { $0.1 != 0 }), let last = all.lastIndex(where: { $0.1 != 0 }) else {
      return all.suffix(1)
    }
    return all.enumerated().filter { place, entry in
      entry.1 != 0
        || !behavior.contains(place < first ? .dropLeading : place > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func text(_ counted: [(DateUnit, Int)], _ locale: Locale) -> String {
    if unitsStyle == .positional {
      let isPadded = zeroFormattingBehavior.contains(.pad)
      return counted.enumerated().map { place, entry in
        let digits = String(abs(entry.1))
        let sign = entry.1 < 0 && place == 0 ? "-" : ""
        return sign + (digits.count < 2 && (place > 0 || isPadded && counted.count > 1) ? "0" + digits : digits)
      }.joined(separator: ":")
    }
    let texts = counted.map { $0.0.text($0.1, unitsStyle, locale) }
    let text = texts.joined(separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
