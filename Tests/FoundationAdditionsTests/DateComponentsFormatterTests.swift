import Foundation
import FoundationAdditions
import Testing

struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit, language: String = "en"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:10:05"), (.abbreviated, "1h 10m 5s"),
    (.short, "1 hr, 10 min, 5 sec"), (.full, "1 hour, 10 minutes, 5 seconds"),
    (.spellOut, "one hour, ten minutes, five seconds"), (.brief, "1hr 10min 5sec"),
  ])
  func unitsAreWrittenInEveryStyle(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(formatter(style, [.hour, .minute, .second]).string(from: 4205) == text)
  }

  @Test func otherLanguagesHaveTheirWords() {
    let german = formatter(.full, [.year, .day, .hour], language: "de")
    #expect(german.string(from: 366 * 86_400 + 7200) == "1 Jahr, 1 Tag, 2 Stunden")
  }

  @Test func unitsOfWhichThereAreNone() {
    let positional = formatter(.positional, [.hour, .minute, .second])
    #expect(positional.string(from: 5) == "5")
    #expect(positional.string(from: 3605) == "1:00:05")
    positional.zeroFormattingBehavior = .pad
    #expect(positional.string(from: 65) == "00:01:05")
    let words = formatter(.abbreviated, [.hour, .minute, .second])
    #expect(words.string(from: 3605) == "1h 5s")
    #expect(words.string(from: 0) == "0s")
    words.zeroFormattingBehavior = .dropLeading
    #expect(words.string(from: 3600) == "1h 0m 0s")
  }

  @Test func unitsAreLimitedAndCollapsed() {
    let limited = formatter(.full, [.day, .hour, .minute])
    limited.maximumUnitCount = 1
    #expect(limited.string(from: 90_000) == "1 day")
    limited.collapsesLargestUnit = true
    #expect(limited.string(from: 90_000) == "25 hours")
  }

  @Test func datesAndComponentsAreTold() {
    let months = formatter(.full, [.month, .day])
    let start = Date(timeIntervalSince1970: 0)
    #expect(months.string(from: start, to: start.addingTimeInterval(32 * 86_400)) == "1 month, 1 day")
    #expect(formatter(.full, [.hour, .minute]).string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
  }
}
