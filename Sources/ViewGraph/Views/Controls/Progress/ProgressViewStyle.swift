/// Draws progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that a progress view looks like.
  associatedtype Body: View
  /// What a style knows of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Draws a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws progress views knows of one.
public struct ProgressViewStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The text for the value.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// 0 to 1, nil while unknown.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The text for the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

/// A style that renderers know.
protocol BuiltInProgressViewStyle: ProgressViewStyle {
  nonisolated static var name: String { get }
}

/// The platform's usual look: a bar where the value is known, else a turning wheel.
nonisolated public struct DefaultProgressViewStyle: BuiltInProgressViewStyle, Sendable {
  static var name: String { "automatic" }
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).modifier(EnvironmentWriter(\.progressLook, .builtIn(Self.name)))
  }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: BuiltInProgressViewStyle, Sendable {
  static var name: String { "linear" }
  let tint: Color?

  /// Makes bars in the tint of where they are used.
  public init() {
    tint = nil
  }

  /// Makes bars in a colour.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).modifier(EnvironmentWriter(\.progressLook, .builtIn(Self.name)))
  }
}

/// A turning wheel, or a ring where the value is known.
nonisolated public struct CircularProgressViewStyle: BuiltInProgressViewStyle, Sendable {
  static var name: String { "circular" }
  let tint: Color?

  /// Makes wheels in the platform's colour.
  public init() {
    tint = nil
  }

  /// Makes wheels in a colour.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).modifier(EnvironmentWriter(\.progressLook, .builtIn(Self.name)))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The platform's usual look: a bar where the value is known, else a turning wheel.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A turning wheel, or a ring where the value is known.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// How progress views look: by a style that renderers know, or by one of the program.
enum ProgressLook: Equatable {
  case builtIn(String)
  case custom(ControlStyle)
}

private struct ProgressLookKey: EnvironmentKey { static var defaultValue: ProgressLook { .builtIn("automatic") } }

extension EnvironmentValues {
  var progressLook: ProgressLook {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the progress views below.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let builtIn = (S.self as? any BuiltInProgressViewStyle.Type)?.name
    let tint = (style as? LinearProgressViewStyle)?.tint ?? (style as? CircularProgressViewStyle)?.tint
    return modifier(EnvironmentWriter(\.progressLook, builtIn.map { .builtIn($0) } ?? .custom(ControlStyle(style))))
      .modifier(DisplayEffect(tint.map { [.tint(.color($0))] } ?? []))
  }
}
