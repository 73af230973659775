import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite struct MultiDatePickerTests {
  private struct Screen: View {
    @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 28)]
    let end: Date?

    var body: some View {
      if let end {
        MultiDatePicker("Days", selection: $days, in: ..<end)
      } else {
        MultiDatePicker("Days", selection: $days)
      }
      Text("chosen \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
    }
  }

  private func screen(end: Date? = nil) -> TestScreen {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return TestScreen(
      Screen(end: end).environment(\.calendar, calendar).environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US")))
  }

  @Test func daysAreChosenAndGivenUp() throws {
    let screen = screen()
    #expect(screen.texts.contains("February 2024"))
    #expect(screen.texts.contains("29") && !screen.texts.contains("30"))
    try screen.tap("29")
    #expect(screen.texts.contains("chosen 28 29"))
    try screen.tap("28")
    #expect(screen.texts.contains("chosen 29"))
  }

  @Test func otherDaysCannotBeChosen() throws {
    let end = try #require(
      DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2024, month: 2, day: 20).date)
    let screen = screen(end: end)
    let isOff = screen.root.all.filter { $0.modifiers.contains(.disabled) }
    #expect(isOff.map(\.text) == (20...29).map(String.init))
    try screen.tap("19")
    #expect(screen.texts.contains("chosen 19 28"))
  }
}
