/// What the rows of a list or a table offer for what is chosen: a menu, and what pressing them does.
struct SelectionMenu {
  /// Whether rows of a value have the menu.
  let accepts: (AnyHashable) -> Bool
  /// The entries for some values.
  let makeItems: ([AnyHashable]) -> AnyView
  var primaryAction: (([AnyHashable]) -> Void)?

  /// The entries for a row: for all that is chosen where the row is one of them, otherwise for the row alone.
  @MainActor func items(for tag: AnyHashable, _ selection: RowSelection?) -> AnyView? {
    accepts(tag) ? AnyView(SelectionMenuItems(menu: self, tag: tag, selection: selection)) : nil
  }

  @MainActor fileprivate func values(for tag: AnyHashable, _ selection: RowSelection?) -> [AnyHashable] {
    selection?.contains(tag) == true ? selection?.chosen() ?? [tag] : [tag]
  }

  /// What tells a row that it is pressed: twice by a pointer, once where there is little room, as on a phone.
  @MainActor func modifiers(for tag: AnyHashable, _ selection: RowSelection?, _ key: some Hashable, _ node: GraphNode)
    -> [DisplayModifier]
  {
    guard let primaryAction, accepts(tag) else { return [] }
    let target = node.target(for: key) { event in
      if event == .press { primaryAction(values(for: tag, selection)) }
    }
    let count = node.environment.horizontalSizeClass == .compact ? 1 : 2
    return [.onPress(target, count: count, precedence: .simultaneous)]
  }
}

/// The entries of the menu of a row.
private struct SelectionMenuItems: View {
  let menu: SelectionMenu
  let tag: AnyHashable
  let selection: RowSelection?

  var body: some View { menu.makeItems(menu.values(for: tag, selection)) }
}

/// The menu of a row of `ForEach`.
@MainActor
final class RowMenu {
  let node: _TypedNode<AnyView>
  private var shown: (inner: DisplayNode, entries: [DisplayNode], whole: DisplayNode)?

  init(_ node: _TypedNode<AnyView>) {
    self.node = node
  }

  /// The row with its menu; the same one where nothing has changed.
  func attached(to item: inout Output, _ owner: GraphNode) -> [Output] {
    let entries = node.outputs.displays.filter { !$0.isPresentation }
    if let shown, shown.inner === item.display, shown.entries.elementsEqual(entries, by: ===) {
      item.display = shown.whole
    } else {
      let inner = item.display
      item.display = MenuEntries.attached(entries, to: inner, owner)
      shown = (inner, entries, item.display)
    }
    return node.outputs.items.filter { $0.display.isPresentation }
  }
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
  /// What rows of the list or the table here offer for what is chosen.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Adds a menu to the rows of a list or a table, for the values that are chosen.
  ///
  /// It opens by holding a row down or by the other mouse button: on a row that is chosen for all that are, on another for
  /// that one alone; beside the rows for none.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values that are chosen.
  ///   - menu: Makes the entries for some values, which may be none.
  ///   - primaryAction: What a double click on a row does, on a phone a tap.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func values(_ all: [AnyHashable]) -> Set<I> { Set(all.compactMap { $0.base as? I }) }
    var selection = SelectionMenu(accepts: { $0.base is I }, makeItems: { AnyView(menu(values($0))) })
    if let primaryAction { selection.primaryAction = { primaryAction(values($0)) } }
    return modifier(EnvironmentWriter(\.selectionMenu, selection))
      .modifier(ContextMenuModifier(items: menu([])))
  }
}
