/// Tells whether a view can be seen where it is scrolled to.
nonisolated private struct ScrollVisibility: PrimitiveModifier {
  let action: (Bool) -> Void

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    content.mapDisplays {
      LayoutRules.apply([.onVisibility(node.target)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if case .visible(let isSeen) = event { action(isSeen) }
  }
}

extension View {
  /// Does something when the view is scrolled into sight, and when it is scrolled out of it.
  /// - Partly: `threshold` is not used: a view is in sight as soon as a part of it is.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibility(action: action))
  }
}
