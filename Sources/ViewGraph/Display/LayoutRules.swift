/// Rules of layout that hold for every renderer.
public enum LayoutRules {
  /// Applies modifiers to a node: on the node itself where one box can show them all, else on a box around it.
  public static func apply(
    _ modifiers: [DisplayModifier], to node: DisplayNode, wrapperID: @autoclosure () -> DisplayNode.ID
  ) -> DisplayNode {
    guard let first = modifiers.first else { return node }
    let node = node.drawn(in: first) ?? node
    // Around room that nothing is painted on a shadow is the same as inside of it, where a material still sees what is behind.
    if case .shadow = first, modifiers.count == 1, node.isRoomAroundMaterial {
      let inside = apply(modifiers, to: node.children[0], wrapperID: wrapperID())
      return DisplayNode(
        id: node.id, content: .box, modifiers: node.modifiers, children: [inside], layout: node.layout)
    }
    if canJoin(first, node) {
      var layout = modified(node.layout, by: modifiers, node.content)
      layout.isOriented = node.layout.isOriented && layout.isOriented
      return DisplayNode(
        id: node.id, content: node.content, modifiers: node.modifiers.isEmpty ? modifiers : node.modifiers + modifiers,
        children: node.children,
        layout: layout)
    }
    return DisplayNode(id: wrapperID(), content: .box, modifiers: node.depth + modifiers, children: [node])
  }

  /// True where a modifier can lie on a node beside those that it has.
  static func canJoin(_ modifier: DisplayModifier, _ node: DisplayNode) -> Bool {
    // A button with a border has room, a ground and a shape of its own, around which those of the program lie.
    if (2...6).contains(modifier.layer), node.content.isBordered { return false }
    // What is around a view with a mask is not cut by it.
    if (2...9).contains(modifier.layer), node.hasMask { return false }
    // Style sheets take away room outside of all else that lies on a box.
    if (3...9).contains(modifier.layer), node.modifiers.contains(where: \.takesRoom) { return false }
    switch modifier {
    case .frame(let size):
      if !canBeFramed(node, modifier) { return false }
      // What keeps proportions may be smaller than the least that a frame takes.
      if node.layout.keepsProportions, size.minWidth ?? size.minHeight != nil { return false }
    // Room around a surface or a line is not painted.
    case .padding:
      if node.content.isSurface || node.content.isLayered || node.content.isNaturalPicture
        || node.modifiers.contains(where: \.keepsRatio)
      {
        return false
      }
    // A view at a place of its own takes all the space there is.
    case .position, .place: return false
    // What is taken of a safe area outside is added to what is taken inside.
    case .safeArea: if node.holdsSafeArea { return false }
    // Links in rows have an arrow where it would be.
    case .badge: if case .button = node.content { return false }
    case .fixedSize, .aspectRatio: if node.modifiers.contains(where: \.isSizing) { return false }
    // Its place in the cell is told by lengths that other modifiers take for themselves.
    case .gridAnchor: return false
    // A line lies in front of what is inside, which it does only around views.
    case .border(let paint, _): if !node.content.canBeBordered(by: paint) { return false }
    // Round corners behind what paints itself would be its own.
    case .background(_, .some): if node.paintsItself { return false }
    case _ where modifier.isFilter: if node.modifiers.contains(where: \.cutsFilters) { return false }
    default: break
    }
    if case .empty = node.content { return false }
    // What is outside of a place has all of the space, not only what stands there.
    if node.modifiers.contains(where: \.isPosition) { return false }
    // What a place says of the box stays with it.
    if modifier.layer < 11, node.modifiers.contains(where: \.isPlace) { return false }
    guard let last = node.modifiers.last else { return true }
    if last.layer < modifier.layer { return true }
    guard last.layer == modifier.layer else { return false }
    if last.isTransform && modifier.isTransform && !modifier.canFollow(last) { return false }
    return modifier.isRepeatable || !node.modifiers.contains { $0.isSameKind(as: modifier) }
  }

  /// True where the content fills a frame by itself, so that no box is needed to align it.
  private static func canBeFramed(_ node: DisplayNode, _ frame: DisplayModifier) -> Bool {
    switch node.content {
    case .image(let image): image.fillsItsFrame && (frame.isWholeFrame || !node.layout.keepsProportions)
    case .shape: !node.modifiers.contains(where: \.isSizing)
    case .scroll(let scroll):
      // Across its axis what scrolls may be smaller than the frame.
      scroll.axes == [.horizontal, .vertical] || node.layout.expansion == [.horizontal, .vertical]
    case .box: !node.modifiers.contains(where: \.saysItsSize)
    case .list, .table, .drawing, .embedded: true
    default: false
    }
  }
}

extension DisplayContent {
  /// True for layers, which are as large as the one that gives them their size.
  fileprivate var isLayered: Bool {
    if case .layers = self { return true }
    return false
  }

  /// True for what a line can be drawn on without lying behind a part of it: texts, areas, and elements around others.
  fileprivate func canBeBordered(by paint: Paint) -> Bool {
    switch self {
    case .box, .layers, .stack, .overlap, .grid: true
    case .text: paint.isPlain
    case .shape(let shape):
      switch shape.geometry {
      case .circle, .path: false
      default: shape.stroke == nil && paint.isPlain
      }
    default: false
    }
  }

  /// True for surfaces and lines, which are as large as they are painted.
  fileprivate var isSurface: Bool {
    switch self {
    case .shape, .drawing, .embedded, .divider, .spacer: true
    default: false
    }
  }
}

extension DisplayNode {
  /// How far in front the node is, which its container looks for on what stands in it: boxes around the node say it too.
  var depth: [DisplayModifier] {
    modifiers.filter { if case .zIndex = $0 { true } else { false } }
  }

  /// True for pictures, surfaces and what scrolls, and for what has a ground or a line already.
  fileprivate var paintsItself: Bool {
    switch content {
    case .image, .scroll, .list, .table: return true
    case _ where content.isSurface: return true
    default: return modifiers.contains(where: \.isGround)
    }
  }

  /// True for layers of which one is a mask.
  fileprivate var hasMask: Bool { content.isLayered && children.contains(where: \.isMask) }
}

extension DisplayModifier {
  /// True for effects on the whole as a picture, which style sheets apply before they cut an outline or a mask.
  fileprivate var isFilter: Bool {
    switch self {
    case .shadow, .blur, .filter, .colorMultiply, .luminanceToAlpha: true
    default: false
    }
  }

  /// True for what style sheets cut after all filters.
  fileprivate var cutsFilters: Bool {
    switch self {
    case .mask, .clip(.circle), .clip(.path): true
    default: false
    }
  }

  /// True for what is painted on a view's own box and has its corners.
  fileprivate var isGround: Bool {
    switch self {
    case .background, .border, .clip: true
    default: false
    }
  }

  fileprivate var isTransform: Bool {
    switch self {
    case .rotation, .rotation3D, .scale, .projection: true
    default: false
    }
  }

  /// True where a transform can share a box with one inside of it: style sheets scale first, then turn, around one point.
  fileprivate func canFollow(_ inner: DisplayModifier) -> Bool {
    switch (inner, self) {
    case (.scale(_, let one), .rotation(_, let other)): one == other
    case (.rotation(_, let one), .scale(let size, let other)): one == other && size.width == size.height
    default: false
    }
  }

  /// True for proportions, which are those of what is inside of padding.
  package var keepsRatio: Bool {
    if case .aspectRatio = self { return true }
    return false
  }

  /// True where a box is smaller or larger than a frame around it.
  fileprivate var saysItsSize: Bool {
    switch self {
    case .fixedSize, .aspectRatio: true
    default: false
    }
  }

  /// True for padding by less than nothing.
  package var takesRoom: Bool {
    guard case .padding(let insets) = self else { return false }
    return min(insets.top, insets.leading, insets.bottom, insets.trailing) < 0
  }

  fileprivate var isPosition: Bool {
    if case .position = self { return true }
    return false
  }

  fileprivate var isPlace: Bool {
    if case .place = self { return true }
    return false
  }

  /// True for what makes a view larger or smaller than what it is offered.
  fileprivate var isSizing: Bool {
    switch self {
    case .fixedSize, .aspectRatio, .padding: true
    default: false
    }
  }
}

extension DisplayNode {
  /// True where something is taken of the safe area that a view directly inside is in.
  fileprivate var holdsSafeArea: Bool {
    children.contains { child in
      child.modifiers.contains { if case .safeArea = $0 { true } else { false } }
    }
  }
}

extension DisplayContent {
  /// True for a picture of its own size, which room inside of the same box would be taken of.
  fileprivate var isNaturalPicture: Bool {
    guard case .image(let image) = self, !image.isResizable else { return false }
    if case .symbol = image.source { return false }
    return true
  }
}

extension DisplayNode {
  /// True for a box that gives a view with a material room, and nothing else.
  fileprivate var isRoomAroundMaterial: Bool {
    guard case .box = content, children.count == 1, !modifiers.isEmpty else { return false }
    let isRoom = modifiers.allSatisfy { if case .padding = $0 { true } else { false } }
    let hasMaterial = children[0].modifiers.contains { if case .background(.material, _) = $0 { true } else { false } }
    return isRoom && hasMaterial
  }
}
