/// Draws groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of view that a group looks like.
  associatedtype Body: View
  /// What a style knows of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Draws a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws groups of controls knows of one.
public struct ControlGroupStyleConfiguration {
  /// The group's controls.
  nonisolated public struct Content: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// What the group is for.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The group's controls.
  public let content: Content
  /// What the group is for.
  public let label: Label
}

/// The platform's usual look: one capsule of all the controls, with lines between them; a row in bars.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlCapsule(content: configuration.content)
  }
}

/// A row, as in the bar of a page.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

/// A row whose controls are pictures where they have one.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
      .labelStyle(.iconOnly)
  }
}

/// A menu with the controls as entries.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's usual look: one capsule of all the controls.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A row, as in the bar of a page.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row whose controls are pictures where they have one.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
  /// A row whose controls are pictures where they have one.
  nonisolated public static var compactMenu: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the controls as entries.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

private struct ControlGroupLookKey: EnvironmentKey { static var defaultValue: ControlStyle? { nil } }

extension EnvironmentValues {
  /// The style in which groups of controls are drawn; nil is the platform's.
  var controlGroupLook: ControlStyle? {
    get { self[ControlGroupLookKey.self] }
    set { self[ControlGroupLookKey.self] = newValue }
  }
}

/// Draws a group in the style of where it is.
struct ControlGroupBody: View {
  @Environment(\.controlGroupLook) private var look
  @Environment(\.controlPlace) private var place
  let configuration: ControlGroupStyleConfiguration

  init(configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let style: any ControlGroupStyle = look?.style as? any ControlGroupStyle ?? AutomaticControlGroupStyle()
    if place == .menu, !(style is MenuControlGroupStyle) {
      ControlGroupEntry(configuration: configuration, showsTitles: !(style is PaletteControlGroupStyle))
    } else {
      Self.draw(style, configuration)
    }
  }

  @MainActor private static func draw<S: ControlGroupStyle>(
    _ style: S, _ configuration: ControlGroupStyleConfiguration
  ) -> AnyView {
    AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension View {
  /// Sets the look of the groups of controls below.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.controlGroupLook, ControlStyle(style)))
  }
}
