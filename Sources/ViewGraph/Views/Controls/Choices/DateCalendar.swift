import Foundation

/// A date picker as a month of days, with a field for the time below.
nonisolated struct DateCalendar: View {
  let date: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let hasTime: Bool

  @MainActor var body: some View {
    VStack(spacing: 0) {
      // As high as the longest month, so that nothing below moves.
      MonthOfDays(
        origin: { _ in date.wrappedValue }, rowHeight: 40, isAllowed: isAllowed,
        isChosen: { day, days in days.isDate(date.wrappedValue, inSameDayAs: day) }, choose: choose
      )
      .frame(height: 331, alignment: .top)
      if hasTime {
        HStack {
          Text("Time").font(.headline)
          Spacer()
          DatePicker(selection: date, displayedComponents: .hourAndMinute) { Text("Time") }.labelsHidden()
        }
        .padding(.horizontal, 8)
        .frame(height: 48)
      }
    }
    .frame(minWidth: 280, maxWidth: .infinity)
  }

  private func isAllowed(_ day: Date, _ days: Calendar) -> Bool {
    if let earliest, day < days.startOfDay(for: earliest) { return false }
    return latest.map { day <= $0 } ?? true
  }

  /// The day with the time that was chosen before.
  private func choose(_ day: Date, _ days: Calendar) {
    let passed = date.wrappedValue.timeIntervalSince(days.startOfDay(for: date.wrappedValue))
    let time = days.dateComponents([.hour, .minute, .second], from: date.wrappedValue)
    date.wrappedValue =
      days.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day.addingTimeInterval(passed)
  }
}
