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
    MonthOfDays(origin: origin, rowHeight: 36, isAllowed: isAllowed, isChosen: isChosen, choose: choose)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }
}

extension MultiDatePicker {
  private func origin(_ days: Calendar) -> Date {
    selection.wrappedValue.compactMap(days.date(from:)).min() ?? earliest ?? .now
  }

  private func isAllowed(_ day: Date, _ days: Calendar) -> Bool {
    if let earliest, day < days.startOfDay(for: earliest) { return false }
    return end.map { day < $0 } ?? true
  }

  private func isSame(_ components: DateComponents, _ day: Date, _ days: Calendar) -> Bool {
    days.date(from: components).map { days.isDate($0, inSameDayAs: day) } ?? false
  }

  private func isChosen(_ day: Date, _ days: Calendar) -> Bool {
    selection.wrappedValue.contains { isSame($0, day, days) }
  }

  private func choose(_ day: Date, _ days: Calendar) {
    if isChosen(day, days) {
      selection.wrappedValue = selection.wrappedValue.filter { !isSame($0, day, days) }
    } else {
      selection.wrappedValue.insert(days.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
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
