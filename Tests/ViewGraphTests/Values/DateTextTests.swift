import Foundation
import Testing

@testable import ViewGraph

@Suite struct DateTextTests {
  private let now = Date(timeIntervalSince1970: 1_600_000_000)

  private var context: TextContext {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "UTC") ?? .current
    environment.calendar = Calendar(identifier: .gregorian)
    environment.calendar.timeZone = environment.timeZone
    return TextContext(environment, now: now)
  }

  private func read(_ text: Text) -> String {
    text.resolved(in: context).string.replacingOccurrences(of: "\u{202F}", with: " ")
      .replacingOccurrences(of: "\u{2009}", with: " ")
  }

  @Test func datesAndTimes() {
    #expect(read(Text(now, style: .date)) == "September 13, 2020")
    #expect(read(Text(now, style: .time)) == "12:26 PM")
    #expect(Text(now, style: .date).secondsToNextChange(context) == nil)
  }

  @Test func distancesFromNow() {
    #expect(read(Text(now - 3 * 3600 - 120 - 5, style: .relative)) == "3 hr, 2 min")
    #expect(read(Text(now + 75, style: .relative)) == "1 min, 15 sec")
    #expect(read(Text(now + 2 * 86400, style: .offset)) == "+2 days")
    #expect(read(Text(now - 60, style: .offset)) == "-1 minute")
  }

  @Test func stopWatches() {
    #expect(read(Text(now - 152, style: .timer)) == "2:32")
    #expect(read(Text(now - 3_605, style: .timer)) == "1:00:05")
  }

  @Test func textsChangeWithTheSecond() throws {
    let date = now - 10.25
    #expect(try #require(Text(date, style: .relative).secondsToNextChange(context)) == 0.75)
    let combined = Text("since \(date, style: .timer)") + Text("!")
    #expect(combined.isTimed)
    #expect(combined.secondsToNextChange(context) == 0.75)
    #expect(!Text("x").isTimed)
  }

  @Test func timersStayWithinTheirInterval() {
    let interval = (now - 60)...(now + 30)
    #expect(read(Text(timerInterval: interval)) == "0:30")
    #expect(read(Text(timerInterval: interval, countsDown: false)) == "1:00")
    #expect(read(Text(timerInterval: (now - 60)...(now - 1))) == "0:00")
    #expect(read(Text(timerInterval: interval, pauseTime: now - 10)) == "0:40")
    #expect(Text(timerInterval: interval, pauseTime: now - 10).secondsToNextChange(context) == nil)
    #expect(Text(timerInterval: (now + 5)...(now + 9)).secondsToNextChange(context) == 5)
    #expect(read(Text(timerInterval: now...(now + 7_325), showsHours: false)) == "122:05")
  }

  @Test func rangesOfDates() {
    #expect(read(Text(now...(now + 3600))) == "12:26 – 1:26 PM")
  }
}
