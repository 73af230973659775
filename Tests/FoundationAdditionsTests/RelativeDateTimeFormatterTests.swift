import Foundation
import FoundationAdditions
import Testing

@Suite struct RelativeDateTimeFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ locale: String = "en", _ units: RelativeDateTimeFormatter.UnitsStyle = .full,
    named: Bool = false
  ) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitsStyle = units
    formatter.dateTimeStyle = named ? .named : .numeric
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    formatter.calendar = calendar
    let now = Date(timeIntervalSince1970: 1_600_000_000)
    return formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
  }

  private static let englishTexts: [(Double, String)] = [
    (-1, "1 second ago"), (-180, "3 minutes ago"), (3600, "in 1 hour"), (-2 * 86400, "2 days ago"),
    (0, "in 0 seconds"), (-8 * 86400, "1 week ago"), (-40 * 86400, "1 month ago"), (-800 * 86400, "2 years ago"),
  ]

  @Test(arguments: englishTexts)
  func english(_ seconds: Double, _ words: String) {
    #expect(text(seconds) == words)
  }

  @Test func englishStyles() {
    #expect(text(-180, "en", .short) == "3 min. ago")
    #expect(text(-180, "en", .abbreviated) == "3min ago")
    #expect(text(-23 * 60, "en", .spellOut) == "twenty-three minutes ago")
    #expect(text(-86400, named: true) == "yesterday")
    #expect(text(0, named: true) == "now")
    #expect(text(-60, named: true) == "1 minute ago")
  }

  private static let russianTexts: [(Double, String)] = [
    (-60, "1 минуту назад"), (-120, "2 минуты назад"), (-300, "5 минут назад"), (-11 * 60, "11 минут назад"),
    (-21 * 60, "21 минуту назад"), (3600, "через 1 час"), (-5 * 3600, "5 часов назад"), (2 * 86400, "через 2 дня"),
    (-366 * 86400, "1 год назад"), (-6 * 366 * 86400, "6 лет назад"),
  ]

  @Test(arguments: russianTexts)
  func russian(_ seconds: Double, _ words: String) {
    #expect(text(seconds, "ru_RU") == words)
  }

  @Test func russianNames() {
    #expect(text(-86400, "ru", named: true) == "вчера")
    #expect(text(2 * 86400, "ru", named: true) == "послезавтра")
  }

  @Test func components() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en")
    #expect(formatter.localizedString(from: DateComponents(day: -1, hour: -3)) == "1 day ago")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "In 3 hours")
  }
}
