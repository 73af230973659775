import ViewGraph

extension DisplayNode {
  /// The outline of a material that is as large as the node, through which one sees what is behind; nil without one.
  var material: ShapeGeometry? {
    var shape: ShapeGeometry?
    for modifier in modifiers {
      switch modifier {
      case .background(.material, let outline): shape = outline ?? .rectangle
      case .padding, .frame, .offset, .position, .scale, .rotation: shape = nil
      default: break
      }
    }
    if shape != nil || modifiers.contains(where: \.movesContent) { return shape }
    switch content {
    case .overlap, .box, .layers: return children.first?.material
    default: return nil
    }
  }
}

extension DisplayModifier {
  fileprivate var movesContent: Bool {
    switch self {
    case .padding, .frame, .offset, .position, .scale, .rotation: true
    default: false
    }
  }
}
