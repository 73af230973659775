/// The look of a picker.
public protocol PickerStyle: Sendable {
  /// The name that renderers know.
  static var _name: String { get }
}

/// The platform's usual look.
public struct DefaultPickerStyle: PickerStyle {
  public static let _name = "automatic"
  public init() {}
}

/// Choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public static let _name = "segmented"
  public init() {}
}

/// A menu behind a button.
public struct MenuPickerStyle: PickerStyle {
  public static let _name = "menu"
  public init() {}
}

/// A wheel that turns.
public struct WheelPickerStyle: PickerStyle {
  public static let _name = "wheel"
  public init() {}
}

/// Choices below each other.
public struct InlinePickerStyle: PickerStyle {
  public static let _name = "inline"
  public init() {}
}

/// Choices on a page of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  public static let _name = "navigationLink"
  public init() {}
}

/// Choices with a circle each.
public struct RadioGroupPickerStyle: PickerStyle {
  public static let _name = "radioGroup"
  public init() {}
}

/// Symbols or colours side by side.
public struct PalettePickerStyle: PickerStyle {
  public static let _name = "palette"
  public init() {}
}

/// A menu behind a button; the older name.
public struct PopUpButtonPickerStyle: PickerStyle {
  public static let _name = "menu"
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's usual look.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu behind a button.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that turns.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Choices below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Choices on a page of their own; in a menu where there is no navigation stack around.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Choices with a circle each.
  @_disfavoredOverload  // a phone has none, so that programs bring their own
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Symbols or colours side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey { static var defaultValue: String { "automatic" } }

extension EnvironmentValues {
  var pickerStyle: String {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers below.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.pickerStyle, S._name))
  }

  /// Shows the choices of radio groups below in a row or in a column. Radio groups are always columns here.
  @available(*, unavailable, message: "radio groups are columns; use the segmented style for a row")
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    self
  }
}
