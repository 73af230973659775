/// Rules of layout that hold for every renderer.
public enum LayoutRules {
  /// Applies modifiers to a node: on the node itself where one box can show them all, else on a box around it.
  public static func apply(
    _ modifiers: [DisplayModifier], to node: DisplayNode, wrapperID: @autoclosure () -> DisplayNode.ID
  ) -> DisplayNode {
    guard let first = modifiers.first else { return node }
    if canJoin(first, node) {
      return DisplayNode(
        id: node.id, content: node.content, modifiers: node.modifiers + modifiers, children: node.children)
    }
    return DisplayNode(id: wrapperID(), content: .box, modifiers: modifiers, children: [node])
  }

  /// True where a modifier can lie on a node beside those that it has.
  static func canJoin(_ modifier: DisplayModifier, _ node: DisplayNode) -> Bool {
    if case .frame = modifier, !canBeFramed(node.content) { return false }
    if case .empty = node.content { return false }
    guard let last = node.modifiers.last else { return true }
    if last.layer < modifier.layer { return true }
    guard last.layer == modifier.layer else { return false }
    // A projection has its own origin.
    if modifier.layer == DisplayModifier.projection(ProjectionTransform()).layer {
      if case .projection = modifier { return false }
      if case .projection = last { return false }
    }
    return modifier.isRepeatable || !node.modifiers.contains { $0.isSameKind(as: modifier) }
  }

  /// True where the content fills a frame by itself, so that no box is needed to align it.
  private static func canBeFramed(_ content: DisplayContent) -> Bool {
    switch content {
    case .image(let image): image.fillsItsFrame
    case .shape, .divider, .scroll, .list, .table, .box, .spacer, .drawing: true
    default: false
    }
  }

  /// The axes along which a node takes all the space it is offered.
  public static func expansion(
    of content: DisplayContent, modifiers: [DisplayModifier], children: [DisplayNode]
  ) -> Axis.Set {
    var axes = natural(content, children)
    for modifier in modifiers {
      switch modifier {
      case .frame(let size):
        if size.width != nil { axes.remove(.horizontal) }
        if size.height != nil { axes.remove(.vertical) }
        if size.maxWidth == .infinity {
          axes.insert(.horizontal)
        } else if size.maxWidth != nil, size.minWidth == nil {
          axes.insert(.horizontal)
        }
        if size.maxHeight == .infinity { axes.insert(.vertical) }
      case .fixedSize(let horizontal, let vertical):
        if horizontal { axes.remove(.horizontal) }
        if vertical { axes.remove(.vertical) }
      default: break
      }
    }
    return axes
  }

  private static func natural(_ content: DisplayContent, _ children: [DisplayNode]) -> Axis.Set {
    switch content {
    // What scrolls sideways is as high as what is in it.
    case .scroll(let scroll): return scroll.axes == .horizontal ? .horizontal : [.horizontal, .vertical]
    case .shape, .list, .table, .navigation, .page, .tabs: return [.horizontal, .vertical]
    case .image(let image): return image.isResizable ? [.horizontal, .vertical] : []
    case .divider, .slider, .moreRows, .section, .row: return .horizontal
    case .progress(let progress): return progress.fraction != nil && progress.style != "circular" ? .horizontal : []
    case .field: return .horizontal
    case .toggle: return children.isEmpty ? [] : .horizontal
    case .picker(let picker): return picker.style == "segmented" ? .horizontal : []
    case .spacer, .text, .empty, .presentation, .link, .button, .menu, .datePicker: return ofChildren(children)
    case .stepper: return .horizontal
    case .layers(let primary, _):
      return children.indices.contains(primary) ? children[primary].expansion : []
    case .stack(let stack): return inStack(stack.axis, children)
    case .grid(let grid): return grid.axis == .vertical ? .horizontal : .vertical
    case .box, .overlap, .firstThatFits: return ofChildren(children)
    case .placed: return []
    case .drawing: return [.horizontal, .vertical]
    }
  }

  private static func ofChildren(_ children: [DisplayNode]) -> Axis.Set {
    var axes: Axis.Set = []
    for child in children where !child.isPresentation { axes.formUnion(child.expansion) }
    return axes
  }

  private static func inStack(_ axis: Axis, _ children: [DisplayNode]) -> Axis.Set {
    var axes: Axis.Set = []
    for child in children where !child.isPresentation {
      switch child.content {
      case .spacer: axes.insert(axis == .horizontal ? .horizontal : .vertical)
      // A divider lies across its stack and takes what is there, without asking for more.
      case .divider: axes.formUnion(axis == .vertical ? .horizontal : [])
      default: axes.formUnion(child.expansion)
      }
    }
    return axes
  }
}

extension DisplayModifier {
  /// True where both are the same case, whatever their values.
  func isSameKind(as other: DisplayModifier) -> Bool {
    kind == other.kind
  }

  private var kind: String {
    let text = Mirror(reflecting: self).children.first?.label
    return text ?? String(describing: self)
  }
}
