/// Draws menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of view that a menu looks like.
  associatedtype Body: View
  /// What a style knows of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Draws a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws menus knows of one.
public struct MenuStyleConfiguration {
  /// The menu's label.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The menu's entries.
  nonisolated public struct Content: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The platform's usual look.
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu behind a button.
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu behind a button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's usual look.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu behind a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu behind a button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuLookKey: EnvironmentKey { static var defaultValue: ControlStyle? { nil } }

extension EnvironmentValues {
  /// The style of the program's own in which menus are drawn, if there is one.
  var menuLook: ControlStyle? {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the menus below.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.menuLook, ControlStyle(style)))
  }
}
