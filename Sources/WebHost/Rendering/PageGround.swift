import ViewGraph

/// What fills a page behind what it shows, and so lies behind its bar as well.
enum PageGround: Equatable {
  /// What grouped lists lie on.
  case grouped
  case paint(Paint)
}

extension PageGround {
  /// What can be painted beneath itself without being seen twice.
  var opaquePaint: Paint? {
    guard case .paint(let paint) = self, paint.isOpaque || paint.cssImage != nil else { return nil }
    return paint
  }
}

extension DisplayNode {
  /// What fills the page whose content this is from its upper edge on; nil is the page's own ground.
  ///
  /// Styles behind a view go on into the safe area, which is where bars lie (`background(_:ignoresSafeAreaEdges:)` in
  /// Apple's documentation), and so do colours that ignore it.
  var pageGround: PageGround? {
    for modifier in modifiers.reversed() {
      switch modifier {
      case .background(let paint, let shape):
        return (shape == nil || shape == .rectangle) && layout.vertical.fills ? .paint(paint) : nil
      case .padding(let insets) where insets.top > 0: return nil
      case .clip, .offset, .position, .scale, .rotation, .opacity: return nil
      default: continue
      }
    }
    let views = children.filter { !$0.isPresentation }
    switch content {
    case .list(let list):
      if list.hidesBackground { return nil }
      if let background = list.background { return .paint(background) }
      return ["automatic", "insetGrouped", "form", "grouped", "sidebar"].contains(list.style) ? .grouped : nil
    case .box where views.count == 1: return views[0].pageGround
    case .stack(let stack) where stack.axis == .vertical: return views.first?.pageGround == .grouped ? .grouped : nil
    case .layers(let primary, _):
      return views.prefix(primary).last?.surface ?? (views.indices.contains(primary) ? views[primary].pageGround : nil)
    case .overlap:
      if views.first?.reachesTop == true { return views[0].surface }
      if views.count == 1 { return views[0].pageGround }
      return views.first?.pageGround == .grouped ? .grouped : nil
    default: return nil
    }
  }

  /// The colour of a view that is nothing else.
  private var surface: PageGround? {
    guard case .shape(let shape) = content, shape.geometry == .rectangle, layout.vertical.fills else { return nil }
    return shape.fill.map { .paint($0) }
  }

  /// True where something goes up to the edge of the screen, under the bar.
  var reachesTop: Bool {
    for case .ignoresSafeArea(let edges) in modifiers where edges.contains(.top) { return true }
    switch content {
    case .box, .layers, .overlap: return children.contains { !$0.isPresentation && $0.reachesTop }
    default: return false
    }
  }
}

extension Box {
  /// Paints a page and what lies behind its bar.
  mutating func ground(_ ground: PageGround?) {
    switch ground {
    case nil: break
    case .grouped: add("gg")
    case .paint(let paint):
      guard let color = paint.surfaceColor else { return }
      // What is seen through lies on the page's own ground, and once: the page behind the view stays as it is.
      add(paint.isOpaque ? "gc" : "gt")
      style.add("--pg", color)
    }
  }
}

extension Paint {
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.resolve(in: EnvironmentValues()).opacity >= 1
    case .background: true
    default: false
    }
  }
}
