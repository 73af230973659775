extension Engine {
  /// The distances between the views of a stack: those that are given, or 8 points; in a column they follow the font
  /// beside texts, which is of 17 points.
  static func gaps(_ children: [Tree], _ axis: Axis, _ spacing: Double?) -> [Double] {
    zip(children, children.dropFirst()).map { one, other in
      if let spacing { return spacing }
      if axis == .horizontal || one.isGap || other.isGap { return 8 }
      switch (one.edgeOfText(atTop: false), other.edgeOfText(atTop: true)) {
      case (true, true): return 1
      case (true, false): return 10.05
      case (false, true): return 5.65
      case (false, false): return 8
      }
    }
  }
}

extension Tree {
  /// True where there is a text in it.
  var hasText: Bool {
    if case .text = self { return true }
    return children.contains(where: \.hasText)
  }

  fileprivate var isGap: Bool {
    if case .spacer = self { return true }
    return false
  }

  /// True where the upper or lower edge is that of a text.
  fileprivate func edgeOfText(atTop: Bool) -> Bool {
    switch self {
    case .text: true
    case .color, .circle, .piece, .spacer, .divider: false
    case .vStack(_, _, let children): (atTop ? children.first : children.last)?.edgeOfText(atTop: atTop) ?? false
    case .hStack(_, _, let children), .zStack(_, let children):
      !children.isEmpty && children.allSatisfy { $0.edgeOfText(atTop: atTop) }
    case .padding(let child, let top, _, let bottom, _): (atTop ? top : bottom) == 0 && child.edgeOfText(atTop: atTop)
    case .frame(let child, _, let height, _): height == nil && child.edgeOfText(atTop: atTop)
    case .limits(let child, let limits, _):
      limits.minHeight ?? limits.idealHeight ?? limits.maxHeight == nil && child.edgeOfText(atTop: atTop)
    case .scroll, .lazy, .tracks, .rows, .geometry, .position, .fits, .grid, .spanned, .guided, .flow: false
    case .bar(let child, _, let isBelow, _): atTop == isBelow && child.edgeOfText(atTop: atTop)
    default: children[0].edgeOfText(atTop: atTop)
    }
  }
}
