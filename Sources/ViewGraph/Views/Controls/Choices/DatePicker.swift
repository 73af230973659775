import Foundation

/// A control for choosing a date, a time, or both.
nonisolated public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  let label: Label

  init(
    _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components, label: () -> Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label()
  }

  /// Makes a date picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label: label)
  }

  /// Makes a date picker for dates within a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label: label)
  }

  /// Makes a date picker for dates from a date on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label: label)
  }

  /// Makes a date picker for dates up to a date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label: label)
  }
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

extension DatePicker where Label == Text {
  /// Makes a date picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents) { Text(titleKey) }
  }

  /// Makes a date picker with a title for dates within a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents) { Text(titleKey) }
  }

  /// Makes a date picker with a title for dates from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents) { Text(titleKey) }
  }

  /// Makes a date picker with a title for dates up to a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents) { Text(titleKey) }
  }

  /// Makes a date picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents) { Text(title) }
  }

  /// Makes a date picker with a title for dates within a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents) { Text(title) }
  }

  /// Makes a date picker with a title for dates from a date on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents) { Text(title) }
  }

  /// Makes a date picker with a title for dates up to a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents) { Text(title) }
  }
}

extension DatePicker: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    node.locate(
      "date",
      read: { [weak node] in node.map { String($0.view.selection.wrappedValue.timeIntervalSince1970) } ?? "" },
      restore: { [weak node] in node?.view.set($0) })
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, label, environment: node.insideControl)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let picker = DatePickerContent(
      target: node.target, key: node.locationKey, date: selection.wrappedValue, earliest: earliest, latest: latest,
      hasDate: components.contains(.date), hasTime: components.contains(.hourAndMinute))
    return node.control(.datePicker(picker), labelSlot: 0)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled, case .set(let text) = event else { return }
    set(text)
  }

  /// Takes over a date, brought within the range.
  @MainActor private func set(_ text: String) {
    guard let seconds = Double(text), seconds.isFinite else { return }
    var date = Date(timeIntervalSince1970: seconds)
    if let earliest { date = max(date, earliest) }
    if let latest { date = min(date, latest) }
    selection.wrappedValue = date
  }
}

/// The look of a date picker. Browsers bring their own, so every style looks the same.
public protocol DatePickerStyle: Sendable {}

/// The platform's usual look.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// As small as can be.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// A calendar or a clock.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// Wheels that turn.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's usual look.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// As small as can be.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar or a clock.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels that turn.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the look of date pickers. Browsers bring their own, so every style looks the same.
  /// - Partly: every style is the browser's own field for dates and times.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self
  }
}
