import Foundation

/// A month of days, of which the reader chooses as many as they like.
nonisolated public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let earliest: Date?
  /// The first moment that cannot be chosen any more.
  let end: Date?
  let label: Label

  init(_ selection: Binding<Set<DateComponents>>, _ earliest: Date?, _ end: Date?, _ label: Label) {
    self.selection = selection
    self.earliest = earliest
    self.end = end
    self.label = label
  }

  /// Makes a picker of days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  /// Makes a picker of the days of a range.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Makes a picker of the days from a date on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Makes a picker of the days before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }

  @MainActor public var body: some View {
    MonthOfDays(selection: selection, earliest: earliest, end: end)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker of days with a title for assistive software.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Makes a picker of days with a title for assistive software.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }

  /// Makes a picker of the days of a range.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Makes a picker of the days from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// Makes a picker of the days before a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }
}

/// One month, with buttons that lead to the months around it.
private struct MonthOfDays: View {
  let selection: Binding<Set<DateComponents>>
  let earliest: Date?
  let end: Date?
  /// Months from that of the first chosen day, or from this month.
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
    let origin = start ?? selection.wrappedValue.compactMap(days.date(from:)).min() ?? earliest ?? .now
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
        ForEach(0..<before, id: \.self) { _ in Color.clear.frame(height: 36) }
        ForEach(0..<count, id: \.self) { day in
          DayButton(
            date: days.date(byAdding: .day, value: day, to: month) ?? month, number: day + 1, calendar: days,
            selection: selection, earliest: earliest, end: end)
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
  let calendar: Calendar
  let selection: Binding<Set<DateComponents>>
  let earliest: Date?
  let end: Date?

  private func isThisDay(_ components: DateComponents) -> Bool {
    calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: date) } ?? false
  }

  private var isAllowed: Bool {
    if let earliest, date < calendar.startOfDay(for: earliest) { return false }
    if let end, date >= end { return false }
    return true
  }

  var body: some View {
    let isChosen = selection.wrappedValue.contains(where: isThisDay)
    Button {
      if isChosen {
        selection.wrappedValue = selection.wrappedValue.filter { !isThisDay($0) }
      } else {
        selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
      }
    } label: {
      Text(verbatim: String(number))
        .fontWeight(isChosen ? .semibold : .regular)
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .frame(width: 36, height: 36)
        .background(isChosen ? AnyShapeStyle(TintShapeStyle().opacity(0.2)) : AnyShapeStyle(Color.clear), in: Circle())
    }
    .buttonStyle(.plain)
    .disabled(!isAllowed)
    .accessibilityLabel(Text(date, format: .dateTime.day().month(.wide).year()))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
