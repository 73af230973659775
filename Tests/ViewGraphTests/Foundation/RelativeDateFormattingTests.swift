import Foundation
import Testing
import ViewGraph

/// Dates with the names of days, as `doesRelativeDateFormatting` asks for.
struct RelativeDateFormattingTests {
  private func formatter(_ language: String, time: DateFormatter.Style = .none) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.timeZone = TimeZone(identifier: "Asia/Tokyo")
    (formatter.dateStyle, formatter.timeStyle) = (.medium, time)
    formatter.doesRelativeDateFormatting = true
    return formatter
  }

  @Test func daysAroundTodayHaveNames() {
    let now = Date()
    #expect(formatter("en_US").string(from: now) == "Today")
    #expect(formatter("en_US").string(from: now - 86_400) == "Yesterday")
    #expect(formatter("en_US").string(from: now + 86_400) == "Tomorrow")
    #expect(formatter("ru_RU").string(from: now) == "Сегодня")
    #expect(formatter("en_US", time: .short).string(from: now).hasPrefix("Today at "))
  }

  @Test func otherDaysAndOtherLanguagesAreDates() {
    #expect(formatter("en_US").string(from: Date(timeIntervalSince1970: 0)) == "Jan 1, 1970")
    #expect(!formatter("fr_FR").string(from: Date()).contains("Today"))
    let plain = formatter("en_US")
    plain.doesRelativeDateFormatting = false
    #expect(plain.string(from: Date()) != "Today")
  }

  @Test func whatIsNamedByPatternIsAsItWas() {
    let pattern = DateFormatter()
    pattern.locale = Locale(identifier: "en_US_POSIX")
    pattern.dateFormat = "yyyy"
    #expect(pattern.string(from: Date(timeIntervalSince1970: 0)).count == 4)
  }
}
