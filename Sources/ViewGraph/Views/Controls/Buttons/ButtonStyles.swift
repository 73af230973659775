import Foundation

/// A style that renderers know.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  nonisolated static var prominence: ButtonProminence { get }
}

extension BuiltInButtonStyle {
  @MainActor
  fileprivate func button(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).modifier(EnvironmentWriter(\.buttonLook, .builtIn(Self.prominence)))
  }
}

/// The platform's usual look: text in the tint.
nonisolated public struct DefaultButtonStyle: BuiltInButtonStyle, Sendable {
  static var prominence: ButtonProminence { .automatic }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// The label as it is.
nonisolated public struct PlainButtonStyle: BuiltInButtonStyle, Sendable {
  static var prominence: ButtonProminence { .plain }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A label on a quiet ground.
nonisolated public struct BorderedButtonStyle: BuiltInButtonStyle, Sendable {
  static var prominence: ButtonProminence { .bordered }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A label on the tint.
nonisolated public struct BorderedProminentButtonStyle: BuiltInButtonStyle, Sendable {
  static var prominence: ButtonProminence { .borderedProminent }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A label on glass.
nonisolated public struct GlassButtonStyle: BuiltInButtonStyle, Sendable {
  static var prominence: ButtonProminence { .glass }
  public init() {}

  /// Makes a style with glass of a kind.
  /// - Partly: `glass` is not used: it is the regular kind.
  public init(_ glass: Glass) {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A label on glass in the tint: here on the tint.
nonisolated public struct GlassProminentButtonStyle: BuiltInButtonStyle, Sendable {
  static var prominence: ButtonProminence { .borderedProminent }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// Text in the tint, without a border.
nonisolated public struct BorderlessButtonStyle: BuiltInButtonStyle, Sendable {
  static var prominence: ButtonProminence { .automatic }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// Text that looks like a link.
nonisolated public struct LinkButtonStyle: BuiltInButtonStyle, Sendable {
  static var prominence: ButtonProminence { .automatic }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's usual look: text in the tint.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a quiet ground.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A label on glass of a kind.
  /// - Partly: `glass` is not used: it is the regular kind.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass in the tint: here on the tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Text in the tint, without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Text that looks like a link.
  @_disfavoredOverload  // a phone has none, so that programs bring their own
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
