/// Puts the entries of a context menu where the page finds them.
@MainActor
enum MenuEntries {
  /// The display in a box with the entries; a box that has entries already takes up the further ones.
  static func attached(_ entries: [DisplayNode], to display: DisplayNode, _ node: GraphNode) -> DisplayNode {
    if entries.isEmpty { return display }
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

extension GraphNode {
  /// The environment of the entries of a context menu.
  var insideMenu: EnvironmentValues {
    var inside = insideControl
    inside.controlPlace = .menu
    inside.buttonLook = .builtIn(.automatic)
    inside.selectionMenu = nil
    return inside
  }
}
