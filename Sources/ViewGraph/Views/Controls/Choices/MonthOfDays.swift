import Foundation

/// One month, with buttons that lead to the months around it.
struct MonthOfDays: View {
  /// A day of the month that is shown first.
  let origin: (Calendar) -> Date
  let rowHeight: CGFloat
  let isAllowed: (Date, Calendar) -> Bool
  let isChosen: (Date, Calendar) -> Bool
  let choose: (Date, Calendar) -> Void
  /// Months from that of the first day.
  @State private var offset = 0
  @State private var start: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  /// The reader's calendar, where the reader is.
  private var days: Calendar {
    var days = calendar
    days.timeZone = timeZone
    days.locale = locale
    return days
  }

  private var month: Date {
    let origin = start ?? origin(days)
    let first = days.dateInterval(of: .month, for: origin)?.start ?? origin
    return days.date(byAdding: .month, value: offset, to: first) ?? first
  }

  var body: some View {
    let days = days
    let month = month
    let count = days.range(of: .day, in: .month, for: month)?.count ?? 0
    let before = (days.component(.weekday, from: month) - days.firstWeekday + 7) % 7
    VStack(spacing: 8) {
      HStack {
        Text(month, format: .dateTime.month(.wide).year()).font(.headline)
        Spacer()
        Button {
          move(-1, from: month)
        } label: {
          Image(systemName: "chevron.left")
        }
        .accessibilityLabel(Text("Previous Month"))
        Button {
          move(1, from: month)
        } label: {
          Image(systemName: "chevron.right")
        }
        .accessibilityLabel(Text("Next Month"))
      }
      .padding(.horizontal, 8)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 4) {
        ForEach(0..<7, id: \.self) { index in
          Text(verbatim: weekday(index)).font(.caption).foregroundStyle(.secondary)
        }
        ForEach(0..<before, id: \.self) { _ in Color.clear.frame(height: rowHeight) }
        ForEach(0..<count, id: \.self) { day in
          let date = days.date(byAdding: .day, value: day, to: month) ?? month
          DayButton(date: date, number: day + 1, height: rowHeight, isChosen: isChosen(date, days)) {
            choose(date, days)
          }
          .disabled(!isAllowed(date, days))
        }
      }
    }
  }

  /// The first choice decides no more which month is shown, once the reader has moved.
  private func move(_ count: Int, from month: Date) {
    start = month
    offset = count
  }

  private func weekday(_ index: Int) -> String {
    let names = days.shortWeekdaySymbols
    return names.isEmpty ? "" : names[(index + days.firstWeekday - 1) % names.count]
  }
}

/// A day that the reader chooses or gives up.
private struct DayButton: View {
  let date: Date
  let number: Int
  let height: CGFloat
  let isChosen: Bool
  let choose: @MainActor @Sendable () -> Void

  var body: some View {
    Button(action: choose) {
      Text(verbatim: String(number))
        .fontWeight(isChosen ? .semibold : .regular)
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .frame(width: min(height, 40), height: height)
        .background(isChosen ? AnyShapeStyle(TintShapeStyle().opacity(0.2)) : AnyShapeStyle(Color.clear), in: Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(date, format: .dateTime.day().month(.wide).year()))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
