import Foundation

extension Text {
  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// As usual.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, such as a unit beside a number.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Sets how large the text is beside other text.
  /// - Partly: changes nothing within a text: use `textScale` of a view, or a smaller font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// Hides or shows the labels of the controls below.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsHidden) { hidden in
      switch visibility {
      case .automatic: break
      case .hidden: hidden = true
      case .visible: hidden = false
      }
    }
  }

  /// Sets the width that is kept for the icons of labels, in points.
  /// - Partly: `value` is not used: icons take their own width.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }

  /// Sets the space between icons and titles of labels, in points.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelSpacing, value)
  }

  /// Says how texts are edited.
  /// - Partly: `style` is not used: editors have one look.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }

  /// Hides the titles of a table's columns, or shows them.
  /// - Partly: `visibility` is not used: tables show the titles.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }

  /// Sets the distance of a row's content from some of the row's edges, in points; nil is the platform's.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    if let length {
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
    }
    return listRowInsets(length == nil ? nil : insets)
  }

  /// Writes to the log that the view is made anew, as programs ask while they are written.
  nonisolated public static func _printChanges() {
    print("\(Self.self): changed.")
  }

  /// Writes to the log that the view is made anew, as programs ask while they are written.
  nonisolated public static func _logChanges() { _printChanges() }
}

private enum LabelSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The space between icons and titles of labels, in points; nil is the platform's.
  var labelSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
}

/// How texts are edited.
public protocol TextEditorStyle: Sendable {}

/// As the platform does.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// Without a frame.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the platform does.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a frame.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
