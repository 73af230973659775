import Foundation

/// The space between sections.
public struct ListSectionSpacing: Sendable {
  /// Points; nil is the platform's.
  let points: CGFloat?

  /// The usual.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less.
  public static let compact = ListSectionSpacing(points: 12)

  /// In points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

private struct MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ListSpacingKey: EnvironmentKey { static var defaultValue: ListSpacing { ListSpacing() } }

/// The space that lists leave, in points; nil is the platform's.
struct ListSpacing: Equatable {
  var rows: CGFloat?
  var sections: CGFloat?
}

extension EnvironmentValues {
  /// The least height of a list's rows, in points; 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The least height of the headers of a list's sections, in points; nil, the default, is as the style has it.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  var listSpacing: ListSpacing {
    get { self[ListSpacingKey.self] }
    set { self[ListSpacingKey.self] = newValue }
  }
}

extension ListContent {
  /// A list as the environment says.
  @MainActor static func styled(_ style: String, _ node: GraphNode) -> ListContent {
    var list = ListContent(style: style, hidesBackground: node.environment.hidesScrollBackground)
    list.scroll = ScrollContent.styled(.vertical, node)
    list.background = PlatformLook.current().lists
    list.rowSpacing = node.environment.listSpacing.rows
    list.sectionSpacing = node.environment.listSpacing.sections
    let least = node.environment.defaultMinListRowHeight
    list.minRowHeight = least == MinListRowHeightKey.defaultValue ? nil : least
    list.minHeaderHeight = node.environment.defaultMinListHeaderHeight
    return list
  }
}

extension View {
  /// Sets the space between sections.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(EnvironmentWriter(\.listSpacing.sections, spacing.points))
  }

  /// Sets the space between sections, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modifier(EnvironmentWriter(\.listSpacing.sections, spacing))
  }

  /// Sets the space between rows, in points; nil is the platform's.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(EnvironmentWriter(\.listSpacing.rows, spacing))
  }
}
