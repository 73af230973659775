/// Views on a ground of their own, with a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Makes a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box with a label; the older order of arguments.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    GroupBoxBody(
      configuration: GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(content: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(content: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// Draws a box in the style of where it is.
private struct GroupBoxBody: View {
  @Environment(\.groupBoxLook) private var look
  let configuration: GroupBoxStyleConfiguration

  init(configuration: GroupBoxStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    if let style = look?.style as? any GroupBoxStyle {
      Self.draw(style, configuration)
    } else {
      AnyView(DefaultGroupBoxStyle().makeBody(configuration: configuration))
    }
  }

  @MainActor private static func draw<S: GroupBoxStyle>(
    _ style: S, _ configuration: GroupBoxStyleConfiguration
  ) -> AnyView {
    AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

/// Draws boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that a box looks like.
  associatedtype Body: View
  /// What a style knows of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Draws a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws boxes knows of one.
public struct GroupBoxStyleConfiguration {
  /// The box's label.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// What is in the box.
  nonisolated public struct Content: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The box's label.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// The platform's usual look: a quiet ground with rounded corners.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .modifier(GroupBoxGround())
  }
}

/// The ground of a box, which is another one in a box in a box; the program may have set one.
private struct GroupBoxGround: ViewModifier {
  @Environment(\.backgroundStyle) private var style
  @Environment(\.groupBoxDepth) private var depth

  func body(content: Content) -> some View {
    content
      .environment(\.groupBoxDepth, depth + 1)
      .background(style ?? AnyShapeStyle(depth.isMultiple(of: 2) ? Self.outer : Self.inner))
      .cornerRadius(10)
  }

  // As `secondarySystemBackground` and `tertiarySystemBackground`.
  private static let outer = Color(storage: .named(.secondarySystemBackground))
  private static let inner = Color(storage: .named(.tertiarySystemBackground))
}

private struct GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's usual look: a quiet ground with rounded corners.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxLookKey: EnvironmentKey { static var defaultValue: ControlStyle? { nil } }

extension EnvironmentValues {
  var groupBoxLook: ControlStyle? {
    get { self[GroupBoxLookKey.self] }
    set { self[GroupBoxLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the boxes below.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.groupBoxLook, ControlStyle(style)))
  }
}
