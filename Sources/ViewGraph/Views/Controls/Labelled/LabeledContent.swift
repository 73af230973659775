import Foundation

/// A value with a label before it.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Makes a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor public var body: some View {
    LabeledContentBody(
      configuration: LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
        content: LabeledContentStyleConfiguration.Content(content: AnyView(content))))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Makes a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Makes a formatted value with a title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(format.format(value)))
  }

  /// Makes a formatted value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(format.format(value)))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes the labelled value that a style is asked to draw.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// Draws a labelled value in the style of where it is.
private struct LabeledContentBody: View {
  @Environment(\.labeledContentLook) private var look
  @Environment(\.labelsHidden) private var labelsHidden
  let configuration: LabeledContentStyleConfiguration

  init(configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    if let style = look?.style as? any LabeledContentStyle {
      Self.draw(style, configuration)
    } else if labelsHidden {
      AnyView(configuration.content)
    } else {
      AnyView(AutomaticLabeledContentStyle().makeBody(configuration: configuration))
    }
  }

  @MainActor private static func draw<S: LabeledContentStyle>(
    _ style: S, _ configuration: LabeledContentStyleConfiguration
  ) -> AnyView {
    let body = StyleBody(style: style) { $0.makeBody(configuration: configuration) }
    return AnyView(body.modifier(EnvironmentWriter(\.labeledContentLook, nil)))
  }
}

/// Draws labelled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view that a labelled value looks like.
  associatedtype Body: View
  /// What a style knows of a labelled value.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Draws a labelled value.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws labelled values knows of one.
public struct LabeledContentStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The value.
  nonisolated public struct Content: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The platform's usual look: the label at the leading edge, the value at the trailing one.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      TitledLabel(content: configuration.label)
      Spacer()
      configuration.content.foregroundColor(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The platform's usual look: the label at the leading edge, the value at the trailing one.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentLookKey: EnvironmentKey { static var defaultValue: ControlStyle? { nil } }

extension EnvironmentValues {
  var labeledContentLook: ControlStyle? {
    get { self[LabeledContentLookKey.self] }
    set { self[LabeledContentLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the labelled values below.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.labeledContentLook, ControlStyle(style)))
  }
}
