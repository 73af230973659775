import ViewGraph

/// Lists, and what scrolls a page, stand in a column in the middle of wide windows. Everything else has the width that it
/// takes; where that is all there is, the bar takes it too, so that the title stands above what the page begins with.
extension DisplayNode {
  /// True for the content of a page that goes from one side of the window to the other.
  var takesWholeWidth: Bool {
    !holdsList && !isPageScroller && reachesSides
  }

  private var isPageScroller: Bool {
    switch content {
    case .scroll(let scroll): scroll.axes == .vertical
    case .box where children.count == 1: children[0].isPageScroller
    default: false
    }
  }

  private var holdsList: Bool {
    switch content {
    case .list: true
    case .box, .layers, .overlap: children.contains { !$0.isPresentation && $0.holdsList }
    case .stack(let stack) where stack.axis == .vertical && !stack.isLazy: children.contains(where: \.holdsList)
    default: false
    }
  }

  /// True where something is seen at the leading edge of all the width there is.
  private var reachesSides: Bool {
    guard layout.horizontal.fills, !isPresentation else { return false }
    for case .frame(let size) in modifiers where size.maxWidth == .infinity && size.alignment.horizontal != .center {
      return true
    }
    switch content {
    case .shape, .drawing, .embedded, .table, .scroll, .grid, .image: return true
    case .stack(let stack) where stack.axis == .horizontal: return true
    case .stack, .box, .layers, .overlap, .firstThatFits: return children.contains(where: \.reachesSides)
    default: return false
    }
  }
}
