extension Outputs {
  /// These outputs with something about searching where it is seen: in the bar of the page that the view is in; in the
  /// bar of the first page of a stack that the view is or holds; otherwise above the view.
  @MainActor func addingSearch(_ display: DisplayNode, of node: ModifierNode) -> Outputs {
    if node.environment.navigation != nil {
      var result = self
      let items = result.preferences.value(ToolbarKey.self) ?? []
      result.preferences.set(ToolbarKey.self, items + [ToolbarDisplay(place: .search, displays: [display])])
      return result
    }
    for (index, item) in items.enumerated() {
      guard let placed = item.display.addingSearch(display) else { continue }
      var result = self
      result.items[index].display = placed
      return result
    }
    let margins = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let padded = LayoutRules.apply([.padding(margins)], to: display, wrapperID: node.wrapperID(for: display.id))
    return wrapped { inside in
      DisplayNode(
        id: node.wrapperID(for: padded.id), content: .stack(StackContent(axis: .vertical, spacing: 0)),
        children: [padded] + inside)
    }
  }
}

extension DisplayNode {
  /// The node with something about searching in the bar of the first page of the first stack in it; nil if it has none.
  fileprivate func addingSearch(_ display: DisplayNode) -> DisplayNode? {
    var children = children
    if case .page(var page) = content {
      children.insert(display, at: page.barItems)
      page.searchItems += 1
      return DisplayNode(id: id, content: .page(page), modifiers: modifiers, children: children, layout: layout)
    }
    if isPresentation { return nil }
    for (index, child) in children.enumerated() {
      guard let placed = child.addingSearch(display) else { continue }
      children[index] = placed
      return DisplayNode(id: id, content: content, modifiers: modifiers, children: children, layout: layout)
    }
    return nil
  }
}
