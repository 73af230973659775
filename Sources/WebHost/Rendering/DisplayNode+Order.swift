import ViewGraph

extension DisplayNode {
  /// True where views in it say which of them lies in front: that holds among them alone.
  var ordersChildren: Bool {
    switch content {
    case .box, .stack, .overlap, .layers, .grid, .placed: children.contains(where: \.hasPlaceInFront)
    default: false
    }
  }

  private var hasPlaceInFront: Bool {
    modifiers.contains { if case .zIndex = $0 { true } else { false } }
  }
}
