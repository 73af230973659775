/// Draws labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that a label looks like.
  associatedtype Body: View
  /// What a style knows of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Draws a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws labels knows of one.
public struct LabelStyleConfiguration {
  /// The label's title.
  nonisolated public struct Title: View {
    let content: AnyView
    /// What the label was given.
    @MainActor public var body: AnyView { content }
  }

  /// The label's picture.
  nonisolated public struct Icon: View {
    let content: AnyView
    /// What the label was given.
    @MainActor public var body: AnyView { content }
  }

  /// The label's title.
  public let title: Title
  /// The label's picture.
  public let icon: Icon
}

/// A style that labels draw themselves.
protocol BuiltInLabelStyle: LabelStyle {
  nonisolated static var look: LabelLook { get }
}

/// As is usual where the label stands.
nonisolated public struct DefaultLabelStyle: BuiltInLabelStyle, Sendable {
  static var look: LabelLook { .automatic }
  /// Makes the style.
  public init() {}
  /// Draws a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).modifier(EnvironmentWriter(\.labelLook, Self.look))
  }
}

/// The title and the picture.
nonisolated public struct TitleAndIconLabelStyle: BuiltInLabelStyle, Sendable {
  static var look: LabelLook { .titleAndIcon }
  /// Makes the style.
  public init() {}
  /// Draws a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).modifier(EnvironmentWriter(\.labelLook, Self.look))
  }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: BuiltInLabelStyle, Sendable {
  static var look: LabelLook { .titleOnly }
  /// Makes the style.
  public init() {}
  /// Draws a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).modifier(EnvironmentWriter(\.labelLook, Self.look))
  }
}

/// The picture alone; the title is its name for those who cannot see it.
nonisolated public struct IconOnlyLabelStyle: BuiltInLabelStyle, Sendable {
  static var look: LabelLook { .iconOnly }
  /// Makes the style.
  public init() {}
  /// Draws a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).modifier(EnvironmentWriter(\.labelLook, Self.look))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As is usual where the label stands.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the picture.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// How labels look: by themselves, or by a style of the program.
enum LabelLook: Equatable {
  case automatic, titleAndIcon, titleOnly, iconOnly
  case custom(ControlStyle)
}

private struct LabelLookKey: EnvironmentKey { static var defaultValue: LabelLook { .automatic } }

extension EnvironmentValues {
  /// How labels look.
  var labelLook: LabelLook {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }

  /// How labels look here: in bars they are icons alone.
  var shownLabelLook: LabelLook {
    guard labelLook == .automatic else { return labelLook }
    return controlPlace == .bar ? .iconOnly : .titleAndIcon
  }
}

extension View {
  /// Sets how the labels below look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let look = (S.self as? any BuiltInLabelStyle.Type)?.look ?? .custom(ControlStyle(style))
    return modifier(EnvironmentWriter(\.labelLook, look))
  }
}
