/// Lays a view above the bar of the tabs below.
nonisolated struct TabAccessory<Accessory: View>: PrimitiveModifier {
  /// Nil for none.
  let view: Accessory?

  @MainActor func build(_ node: ModifierNode) {
    if let view { node.setChild(1, view) } else { node.removeChild(1) }
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    guard view != nil else { return content }
    let accessory = node.outputs(ofSlot: 1).displays
    return content.mapDisplays { $0.withAccessory(accessory) ?? $0 }
  }
}

extension DisplayNode {
  /// The node with views above the bar of the tabs that it is, or that are all there is in it; nil where there are none.
  fileprivate func withAccessory(_ accessory: [DisplayNode]) -> DisplayNode? {
    if case .tabs = content {
      return DisplayNode(id: id, content: content, modifiers: modifiers, children: children + accessory)
    }
    guard children.count == 1, let child = children.first?.withAccessory(accessory) else { return nil }
    return DisplayNode(id: id, content: content, modifiers: modifiers, children: [child])
  }
}
