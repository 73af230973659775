import Foundation

/// A unit that lengths of time are told in, with its words.
struct DateUnit: Equatable {
  let component: Calendar.Component
  let unit: NSCalendar.Unit

  /// From the largest to the smallest.
  static let all = [
    DateUnit(component: .year, unit: .year), DateUnit(component: .month, unit: .month),
    DateUnit(component: .weekOfMonth, unit: .weekOfMonth), DateUnit(component: .day, unit: .day),
    DateUnit(component: .hour, unit: .hour), DateUnit(component: .minute, unit: .minute),
    DateUnit(component: .second, unit: .second),
  ]

  /// Number and unit.
  func text(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    guard let (unit, seconds) = duration else { return calendarText(count, style, locale) }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .abbreviated: .narrow
      case .short, .brief: .abbreviated
      default: .wide
      }
    let format = Duration.UnitsFormatStyle(allowedUnits: [unit], width: width).locale(locale)
    return adapt(Duration.seconds(count * seconds).formatted(format), count, style, locale)
  }

  private var duration: (Duration.UnitsFormatStyle.Unit, Int)? {
    switch component {
    case .weekOfMonth: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3_600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    default: nil
    }
  }

  /// The words for one and for more, in full and in short, by language.
  private static let words: [String: [Calendar.Component: [String]]] = [
    "en": [.year: ["year", "years", "yr", "yr", "y"], .month: ["month", "months", "mo", "mo", "mo"]],
    "de": [.year: ["Jahr", "Jahre", "J", "J", "J"], .month: ["Monat", "Monate", "Mon.", "Mon.", "M"]],
    "fr": [.year: ["an", "ans", "an", "ans", "a"], .month: ["mois", "mois", "m.", "m.", "m."]],
    "es": [.year: ["año", "años", "a", "a", "a"], .month: ["mes", "meses", "m.", "m.", "m"]],
  ]

  private func calendarText(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    let words = (Self.words[language] ?? Self.words["en"])?[component] ?? []
    let place = style == .abbreviated ? 4 : ([.short, .brief].contains(style) ? 2 : 0) + (abs(count) == 1 ? 0 : 1)
    let separator = style == .abbreviated ? "" : " "
    return adapt("\(count.formatted(.number.locale(locale)))\(separator)\(words[min(place, 4)])", count, style, locale)
  }

  /// Closes the gap of brief texts, and writes numbers out where they are spelled.
  private func adapt(
    _ text: String, _ count: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
  ) -> String {
    switch style {
    case .brief: return text.filter { !$0.isWhitespace }
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .spellOut
      let digits = count.formatted(.number.locale(locale))
      return text.replacingOccurrences(of: digits, with: formatter.string(from: NSNumber(value: count)) ?? digits)
    default: return text
    }
  }
}
