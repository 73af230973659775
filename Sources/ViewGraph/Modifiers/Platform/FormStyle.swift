/// The look of a form.
public protocol FormStyle: Sendable {}

/// The platform's usual look: sections as rounded cards.
public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

/// Sections as rounded cards.
public struct GroupedFormStyle: FormStyle {
  public init() {}
}

/// Labels and controls in two columns; on narrow screens, as on a phone, cards.
public struct ColumnsFormStyle: FormStyle {
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

extension View {
  /// Sets the look of forms. A phone shows all of them as rounded cards, and so does the browser.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
