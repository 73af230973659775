import Foundation

/// Two or three columns of which each leads to the next. Where there is no room they are pages of one stack: the views, and
/// what they keep, are the same.
///
/// A link in a column shows its page in the next column, in the place of what is there; a link in the last column pushes
/// its page. Choosing a row of a list with a selection shows the next column's own content. Two columns stand side by side
/// from 768 points on, three from 1,000; between these, the first two share a place. A sidebar of tabs counts.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>? = nil,
    sidebar: Sidebar, content: Content, detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    (node.local as? NavigationStackState)?.didMount(node)
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Self>) {
    (node.local as? NavigationStackState)?.didUnmount(node)
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let hasContent = Content.self != EmptyView.self
    let state = node.local as? NavigationStackState ?? NavigationStackState(node, columnCount: hasContent ? 3 : 2)
    node.local = state
    let controller = state.controller
    controller.arrangement = arrangement(node, hasContent: hasContent)
    let pages = NavigationPages(node: node, controller: controller)
    pages.setColumn(0, sidebar)
    if hasContent { pages.setColumn(1, content) }
    pages.setColumn(hasContent ? 2 : 1, detail)
    pages.setPages()
    state.followPath(node)
    followCompactColumn(node, controller, hasContent: hasContent)
    node.graph.beforeCommit { [weak controller] in controller?.showPages() }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard let state = node.local as? NavigationStackState else { return Outputs() }
    return NavigationPages(node: node, controller: state.controller).display(style: "stack")
  }

  @MainActor private func arrangement(_ node: PrimitiveNode<Self>, hasContent: Bool) -> ColumnArrangement {
    let shown = node.reading { visibility?.wrappedValue } ?? .automatic
    let places = node.environment.placesForColumns(hasContent ? 3 : 2)
    var hidden: Set<Int> = []
    if hasContent {
      // Where two columns share a place, one of them is shown there.
      if !shown.showsSidebar, places == 3 || !shown.showsContent { hidden.insert(0) }
      if !shown.showsContent { hidden.insert(1) }
    } else if !shown.showsSidebar, !shown.showsContent {
      hidden.insert(0)
    }
    return ColumnArrangement(places: places, hidden: hidden)
  }
}

extension NavigationSplitView {
  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns; the binding says which of them wide screens show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns; the binding says which of them wide screens show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

/// Which columns of a split view are shown on wide screens.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let showsSidebar: Bool
  let showsContent: Bool
  private let name: String

  /// As the platform likes: all.
  public static let automatic = NavigationSplitViewVisibility(showsSidebar: true, showsContent: true, name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(showsSidebar: true, showsContent: true, name: "all")
  /// The last two; of two columns both.
  public static let doubleColumn = NavigationSplitViewVisibility(
    showsSidebar: false, showsContent: true, name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(
    showsSidebar: false, showsContent: false, name: "detailOnly")

  private init(showsSidebar: Bool, showsContent: Bool, name: String) {
    self.showsSidebar = showsSidebar
    self.showsContent = showsContent
    self.name = name
  }
}

extension NavigationSplitViewVisibility: Codable {
  /// Reads what `encode(to:)` has written; throws for a name that is none of them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let known = [Self.automatic, .all, .doubleColumn, .detailOnly].first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "No visibility of columns: \(name)")
    }
    self = known
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// The look of a split view. Columns always stand side by side where there is room.
public protocol NavigationSplitViewStyle: Sendable {}

/// The platform's usual look.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// All columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// The last column keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's usual look.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// All columns share the width.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the look of split views. Columns always stand side by side where there is room.
  /// - Partly: changes nothing: the columns share the width.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the width of the column that the view is in, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(width: ColumnWidth(ideal: width)))
  }

  /// Sets the width of the column that the view is in, in points; `min` and `max` limit it.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(width: ColumnWidth(min: min, ideal: ideal, max: max)))
  }
}
