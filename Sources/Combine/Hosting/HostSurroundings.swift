import Foundation

/// What the one who looks at a program has around them: language, region, time zone.
package struct HostSurroundings: Sendable {
  /// The locale.
  package let locale: Locale
  /// The calendar, in that locale and time zone.
  package let calendar: Calendar
  /// The time zone.
  package let timeZone: TimeZone
  /// All their languages, best first, as BCP 47 tags.
  package let languages: [String]

  /// Makes surroundings; the calendar is taken into the locale and the time zone.
  package init(locale: Locale, calendar: Calendar, timeZone: TimeZone, languages: [String]? = nil) {
    self.locale = locale
    self.timeZone = timeZone
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.languages = languages ?? [locale.identifier(.bcp47)]
  }
}
