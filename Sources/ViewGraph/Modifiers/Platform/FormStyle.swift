/// The look of a form.
public protocol FormStyle: Sendable {
  /// The name that renderers know.
  var name: String { get }
}

/// The platform's usual look: sections as rounded cards.
public struct AutomaticFormStyle: FormStyle {
  public let name = "form"
  public init() {}
}

/// Sections as rounded cards.
public struct GroupedFormStyle: FormStyle {
  public let name = "form"
  public init() {}
}

/// Labels and controls in two columns, without lines between the rows.
public struct ColumnsFormStyle: FormStyle {
  public let name = "columns"
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's usual look.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections as rounded cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStyleKey: EnvironmentKey { static var defaultValue: String { "form" } }

extension EnvironmentValues {
  var formStyle: String {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of forms.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.formStyle, style.name))
  }
}
