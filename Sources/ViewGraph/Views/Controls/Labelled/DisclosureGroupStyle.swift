/// Draws groups that open and close.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of view that a group looks like.
  associatedtype Body: View
  /// What a style knows of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Draws a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws groups knows of one.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// What the group shows while it is open.
  nonisolated public struct Content: View {
    let content: @MainActor () -> AnyView
    @MainActor public var body: AnyView { content() }
  }

  /// The group's label.
  public let label: Label
  /// What the group shows while it is open.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool
}

/// The platform's usual look: a label with a chevron, and the content below it.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The platform's usual look: a label with a chevron, and the content below it.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupLookKey: EnvironmentKey { static var defaultValue: ControlStyle? { nil } }

extension EnvironmentValues {
  /// The style of the program's own in which groups that open and close are drawn, if there is one.
  var disclosureGroupLook: ControlStyle? {
    get { self[DisclosureGroupLookKey.self] }
    set { self[DisclosureGroupLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the groups below that open and close.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentWriter(\.disclosureGroupLook, style is AutomaticDisclosureGroupStyle ? nil : ControlStyle(style)))
  }
}
