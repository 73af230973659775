/// Adds actions to a view that the reader finds by holding it down or by the other mouse button.
nonisolated struct ContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items
  /// Where the entries stand besides once the row is swiped, and whether swiping it whole is the first of them.
  var edge: HorizontalEdge?
  var allowsFullSwipe = false

  @MainActor static var isDerived: Bool { true }

  @MainActor func build(_ node: ModifierNode) {
    var inside = node.insideControl
    inside.controlPlace = .menu
    inside.buttonLook = .builtIn(.automatic)
    node.setChild(1, items, environment: inside)
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let menu = node.outputs(ofSlot: 1)
    var entries = menu.items.filter { !$0.display.isPresentation }.map(\.display)
    if let edge {
      entries = entries.map {
        LayoutRules.apply(
          [.swipeAction(edge, isFull: allowsFullSwipe)], to: $0, wrapperID: node.wrapperID(for: $0.id))
      }
    }
    guard !entries.isEmpty, let index = content.items.firstIndex(where: { !$0.display.isPresentation }) else {
      return content
    }
    var result = content
    result.items[index].display = Self.attach(entries, to: content.items[index].display, node)
    result.items += menu.items.filter { $0.display.isPresentation }
    return result
  }

  /// The display in a box with the entries; a box that has entries already takes up the further ones.
  @MainActor
  private static func attach(_ entries: [DisplayNode], to display: DisplayNode, _ node: ModifierNode) -> DisplayNode {
    if case .box = display.content, display.modifiers.count == 1, case .contextMenu(let count) = display.modifiers[0] {
      return DisplayNode(
        id: display.id, content: .box, modifiers: [.contextMenu(menuCount: count + entries.count)],
        children: display.children + entries, layout: display.layout)
    }
    return DisplayNode(
      id: node.wrapperID(for: display.id), content: .box,
      modifiers: display.depth + [.contextMenu(menuCount: entries.count)],
      children: [display] + entries, layout: display.layout)
  }
}

/// Actions for a view; the older form.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Makes actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Adds actions that the reader finds by holding the view down or by the other mouse button.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds actions; the preview is not shown, because the view stays in sight.
  /// - Partly: the preview is not shown: the view stays in sight.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds actions; nil is none. The older form.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items))
  }

  /// Adds actions to a row of a list, which a finger finds behind the row; the first of them stands at the edge.
  ///
  /// They are also in the row's menu, which opens by holding the row down or by the other mouse button.
  ///
  /// - Parameters:
  ///   - edge: The edge of the row where they are.
  ///   - allowsFullSwipe: Whether a swipe over more than half of the row is a press on the first action.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(ContextMenuModifier(items: content(), edge: edge, allowsFullSwipe: allowsFullSwipe))
  }

  @available(
    *, unavailable, message: "lists do not know menus for what is chosen: give each row a contextMenu of its own"
  )
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}
