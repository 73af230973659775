/// Draws forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of view that a form looks like.
  associatedtype Body: View
  /// What a style knows of a form.
  typealias Configuration = FormStyleConfiguration

  /// Draws a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws forms knows of one.
public struct FormStyleConfiguration {
  /// The form's controls.
  nonisolated public struct Content: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The form's controls.
  public let content: Content
}

/// A form as lists are drawn, in a look that renderers know by name.
nonisolated public struct _ListForm: View {
  let name: String
  let content: FormStyleConfiguration.Content

  @MainActor public var body: some View {
    Form { content }
      .modifier(EnvironmentWriter(\.formLook, ControlStyle(ListFormStyle(name: name))))
  }
}

/// What `_ListForm` draws with: renderers know the look by its name.
struct ListFormStyle {
  let name: String
}

/// The platform's usual look: sections as rounded cards.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    _ListForm(name: "form", content: configuration.content)
  }
}

/// Sections as rounded cards.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    _ListForm(name: "form", content: configuration.content)
  }
}

/// Labels and controls in two columns, without lines between the rows.
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    _ListForm(name: "columns", content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's usual look.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections as rounded cards.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormLookKey: EnvironmentKey { static var defaultValue: ControlStyle? { nil } }

extension EnvironmentValues {
  /// The style in which forms are drawn; nil is the platform's.
  var formLook: ControlStyle? {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of forms.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    let look =
      switch style {
      case is ColumnsFormStyle: ControlStyle(ListFormStyle(name: "columns"))
      case is AutomaticFormStyle, is GroupedFormStyle: ControlStyle(ListFormStyle(name: "form"))
      default: ControlStyle(style)
      }
    return modifier(EnvironmentWriter(\.formLook, look))
  }
}
