/// The look of a date picker.
public protocol DatePickerStyle: Sendable {
  /// The name that renderers know.
  static var _name: String { get }
}

/// The platform's usual look.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public static let _name = "automatic"
  public init() {}
}

/// As small as can be.
public struct CompactDatePickerStyle: DatePickerStyle {
  public static let _name = "compact"
  public init() {}
}

/// A month of days, and a field for the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public static let _name = "graphical"
  public init() {}
}

/// Wheels that turn.
public struct WheelDatePickerStyle: DatePickerStyle {
  public static let _name = "wheel"
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

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: String { DefaultDatePickerStyle._name }
}

extension EnvironmentValues {
  var datePickerStyle: String {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers below. By default, and with the compact style, the day
  /// and the time stand in capsules, behind which the browser's own calendar opens.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.datePickerStyle, type(of: style)._name))
  }
}
