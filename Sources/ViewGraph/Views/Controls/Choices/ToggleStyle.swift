/// Draws toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that a toggle looks like.
  associatedtype Body: View
  /// What a style knows of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Draws a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws toggles knows of one.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// True where the toggle stands for several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// A style that renderers know.
protocol BuiltInToggleStyle: ToggleStyle {
  nonisolated static var name: String { get }
}

/// The platform's usual look: a switch.
nonisolated public struct DefaultToggleStyle: BuiltInToggleStyle, Sendable {
  static var name: String { "automatic" }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).modifier(EnvironmentWriter(\.toggleLook, .builtIn(Self.name)))
  }
}

/// A switch.
nonisolated public struct SwitchToggleStyle: BuiltInToggleStyle, Sendable {
  static var name: String { "switch" }
  let tint: Color?

  /// Makes switches in the tint of where they are used.
  public init() {
    tint = nil
  }

  /// Makes switches in a colour.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).modifier(EnvironmentWriter(\.toggleLook, .builtIn(Self.name)))
  }
}

/// A button that stays down.
nonisolated public struct ButtonToggleStyle: BuiltInToggleStyle, Sendable {
  static var name: String { "button" }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).modifier(EnvironmentWriter(\.toggleLook, .builtIn(Self.name)))
  }
}

/// A box with a tick.
nonisolated public struct CheckboxToggleStyle: BuiltInToggleStyle, Sendable {
  static var name: String { "checkbox" }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).modifier(EnvironmentWriter(\.toggleLook, .builtIn(Self.name)))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's usual look: a switch.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick.
  @_disfavoredOverload  // a phone has none, so that programs bring their own
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// How toggles look: by a style that renderers know, or by one of the program.
enum ToggleLook: Equatable {
  case builtIn(String)
  case custom(ControlStyle)
}

private struct ToggleLookKey: EnvironmentKey { static var defaultValue: ToggleLook { .builtIn("automatic") } }

extension EnvironmentValues {
  var toggleLook: ToggleLook {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles below.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let builtIn = (S.self as? any BuiltInToggleStyle.Type)?.name
    let tint = (style as? SwitchToggleStyle)?.tint
    return modifier(EnvironmentWriter(\.toggleLook, builtIn.map { .builtIn($0) } ?? .custom(ControlStyle(style))))
      .modifier(DisplayEffect(tint.map { [.tint(.color($0))] } ?? []))
  }
}
