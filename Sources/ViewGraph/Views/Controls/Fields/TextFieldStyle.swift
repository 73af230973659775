/// Draws text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of view that a field looks like.
  associatedtype _Body: View
  /// Stands for the label of a field.
  typealias _Label = _TextFieldStyleLabel

  /// Draws a field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// Stands, in a style, for the label of a field.
nonisolated public struct _TextFieldStyleLabel: View {
  let content: AnyView
  @MainActor public var body: AnyView { content }
}

/// A style that renderers know.
protocol BuiltInTextFieldStyle: TextFieldStyle {
  nonisolated static var name: String { get }
}

/// The platform's usual look.
nonisolated public struct DefaultTextFieldStyle: BuiltInTextFieldStyle, Sendable {
  static var name: String { "automatic" }
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(EnvironmentWriter(\.textFieldLook, .builtIn(Self.name)))
  }
}

/// Text without any decoration.
nonisolated public struct PlainTextFieldStyle: BuiltInTextFieldStyle, Sendable {
  static var name: String { "plain" }
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(EnvironmentWriter(\.textFieldLook, .builtIn(Self.name)))
  }
}

/// Text in a border with rounded corners.
nonisolated public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle, Sendable {
  static var name: String { "roundedBorder" }
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(EnvironmentWriter(\.textFieldLook, .builtIn(Self.name)))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's usual look.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text without any decoration.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text in a border with rounded corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// How text fields look: by a style that renderers know, or by one of the program.
enum TextFieldLook: Equatable {
  case builtIn(String)
  case custom(ControlStyle)
}

private struct TextFieldLookKey: EnvironmentKey { static var defaultValue: TextFieldLook { .builtIn("automatic") } }

extension EnvironmentValues {
  var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields below.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let builtIn = (S.self as? any BuiltInTextFieldStyle.Type)?.name
    return modifier(EnvironmentWriter(\.textFieldLook, builtIn.map { .builtIn($0) } ?? .custom(ControlStyle(style))))
  }
}
