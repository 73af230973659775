/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The middle one of three.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last.
  public static let detail = NavigationSplitViewColumn(number: 2)

  fileprivate init(number: Int) {
    self.number = number
  }

  fileprivate init(_ index: Int, hasContent: Bool) {
    number = index == 0 || hasContent ? index : 2
  }

  fileprivate func index(hasContent: Bool) -> Int { hasContent ? number : min(number, 1) }
}

extension NavigationSplitView {
  /// Where the columns are pages of one stack, opens the one that the program wants to be on top when it says another one,
  /// and tells the program which one the reader has gone to.
  @MainActor func followCompactColumn(
    _ node: PrimitiveNode<Self>, _ controller: NavigationController, hasContent: Bool
  ) {
    guard let compactColumn, let state = node.local as? NavigationStackState else { return }
    let wanted = node.reading { compactColumn.wrappedValue }
    node.graph.beforeCommit { [weak node, weak controller] in
      guard let node, node.isMounted, let controller, controller.arrangement.places == 1 else { return }
      if state.compactColumn != wanted {
        let index = wanted.index(hasContent: hasContent)
        for column in controller.columns.indices.dropFirst() where column <= index {
          if !controller.openColumns.contains(column) { controller.open(column, true) }
        }
        if index + 1 < controller.columns.count { controller.open(index + 1, false) }
        state.compactColumn = wanted
      } else if let top = controller.places.first?.last?.column {
        let shown = NavigationSplitViewColumn(top, hasContent: hasContent)
        guard shown != wanted else { return }
        state.compactColumn = shown
        compactColumn.wrappedValue = shown
      }
    }
  }

  /// Makes three columns; the binding says which one is seen where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns; the bindings say which of them wide screens show, and which one is seen where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns; the binding says which one is seen where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns; the bindings say which of them wide screens show, and which one is seen where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}
