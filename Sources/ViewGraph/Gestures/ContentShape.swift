/// Sets where a view can be tapped. Any outline but the frame itself is that of a box around the view, whose own outline
/// would be seen.
nonisolated struct ContentShapeModifier: PrimitiveModifier {
  /// Nil leaves the content as it is.
  let shape: ShapeGeometry?

  @MainActor static var isDerived: Bool { true }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    guard let shape else { return content }
    switch shape {
    case .rectangle, .path: return DisplayEffect(.contentShape(.rectangle)).applied(to: content, at: node)
    default: break
    }
    return content.mapDisplays {
      DisplayNode(
        id: node.wrapperID(for: $0.id), content: .box, modifiers: $0.depth + [.contentShape(shape)], children: [$0],
        layout: $0.layout)
    }
  }
}
