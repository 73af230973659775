import Foundation

/// Tells what is in a stack beside a bar how much of the safe area the bar takes, where its length is known.
nonisolated struct TakenSafeArea: InlineModifier, Equatable {
  let edge: Edge
  let spacing: CGFloat

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    content.mapDisplays { stack in
      let isFirst = edge == .bottom || edge == .trailing
      guard let inside = isFirst ? stack.children.first : stack.children.last, stack.children.count > 1 else {
        return stack
      }
      let bars = Array(isFirst ? stack.children.dropFirst() : stack.children.dropLast())
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      var taken: CGFloat = 0
      var isKnown = true
      for bar in bars {
        let range = LayoutRules.answer(of: bar, in: axis)[axis]
        isKnown = isKnown && range.isFixed
        taken += (range.isFixed ? range.maximum ?? 0 : 0) + spacing
      }
      let liesOver = edge == .bottom && inside.isTabs
      guard isKnown || liesOver else { return stack }
      var insets = EdgeInsets()
      insets[edge] = isKnown ? taken : 0
      let told = LayoutRules.apply([.safeArea(insets)], to: inside, wrapperID: place.wrapperID(for: inside.id))
      // Tabs take the window to its edge; what is kept at the edge lies over their bar.
      if liesOver {
        return DisplayNode(
          id: stack.id, content: .layers(primary: 0, alignment: .bottom), modifiers: stack.modifiers,
          children: [told] + bars, layout: stack.layout)
      }
      return DisplayNode(
        id: stack.id, content: stack.content, modifiers: stack.modifiers,
        children: isFirst ? [told] + bars : bars + [told], layout: stack.layout)
    }
  }
}

extension DisplayNode {
  /// True for tabs, in whatever boxes.
  fileprivate var isTabs: Bool {
    switch content {
    case .tabs: return true
    case .box:
      let views = children.filter { !$0.isPresentation }
      return views.count == 1 && views[0].isTabs
    default: return false
    }
  }
}

extension EdgeInsets {
  subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
