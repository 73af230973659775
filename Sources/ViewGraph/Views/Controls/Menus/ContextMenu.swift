/// Adds actions to a view that the reader finds by holding it down or by the other mouse button.
nonisolated struct ContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items
  /// Where the entries stand besides once the row is swiped, and whether swiping it whole is the first of them.
  var edge: HorizontalEdge?
  var allowsFullSwipe = false

  @MainActor static var isDerived: Bool { true }

  @MainActor func build(_ node: ModifierNode) {
    node.setChild(1, items, environment: node.insideMenu)
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
    result.items[index].display = MenuEntries.attached(entries, to: content.items[index].display, node)
    result.items += menu.items.filter { $0.display.isPresentation }
    return result
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
}
