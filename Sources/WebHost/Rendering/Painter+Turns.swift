import Foundation
import ViewGraph

/// Whether the script lays a node out, as a parent that asks its views in turn.
enum Turns: Equatable {
  /// Style sheets do.
  case outside
  /// Style sheets do, and the element around the node is no place that the script knows the room of.
  case barred
  /// Style sheets do, and the element around the node is a grid whose columns have widths of their own.
  case cell
  /// The script does, from this node on; along these axes nothing in particular is offered.
  case first(Axis.Set, isCell: Bool)
  case inside
}

extension Painter {
  /// Begins a part of the page that the script lays out, where the node asks for it.
  mutating func beginTurns(_ node: DisplayNode) {
    guard
      context.turns == .outside || context.turns == .cell
        || context.turns == .barred && node.modifiers.contains(where: \.isWholeFrame),
      LayoutRules.asksInTurn(node, room: context.room)
    else { return }
    let isCell = context.turns == .cell
    let place = context.place
    let open = place.unbounded.union(place.indefinite.subtracting(place.offered))
    context.turns = .first(isCell ? .vertical : open, isCell: isCell)
  }

  /// Tells the script what lies on an element, from the outermost to the content.
  mutating func tell(_ words: [String], in box: inout Box) {
    switch context.turns {
    case .outside, .barred, .cell: return
    case .first(let open, let isCell):
      box.needsMore()
      let names = [isCell ? "c" : "", open.contains(.horizontal) ? "x" : "", open.contains(.vertical) ? "y" : ""]
      box.attributes.append(("data-lr", names.joined()))
      context.turns = .inside
    case .inside: break
    }
    box.attributes.append(("data-l", words.joined(separator: "|")))
  }

  /// Tells the script of the modifiers of an element that others lie in.
  mutating func tellAround(_ modifiers: [DisplayModifier], of node: DisplayNode, in box: inout Box) {
    guard context.turns.isTold, !tellsWhole(node, in: &box) else { return }
    tell(modifiers.reversed().compactMap { $0.word(node) } + ["B"], in: &box)
  }

  /// Tells the script of a node's own element, and whether what is inside is a part of the same.
  mutating func tell(_ node: DisplayNode, _ modifiers: [DisplayModifier], in box: inout Box, stackAxis: Axis?) {
    guard context.turns.isTold, !tellsWhole(node, in: &box) else { return }
    let around = modifiers.reversed().compactMap { $0.word(node) }
    switch node.content {
    case .empty, .presentation: return
    case .shape(let shape): tell(around + [shape.geometry == .circle ? "C" : "S"], in: &box)
    case .drawing, .embedded: tell(around + ["S"], in: &box)
    case .spacer(let least): tell(around + ["I,\(Double(least ?? 8).shortText)"], in: &box)
    case .divider: tell(around + ["D"], in: &box)
    case .image(let image) where node.layout.keepsProportions || modifiers.contains(where: \.keepsRatio):
      let own = LayoutRules.picture(image)
      tell(around + ["R,\(own.horizontal.word),\(own.vertical.word)"], in: &box)
    case .box where node.isApart, .overlap where node.isApart: tell(around + ["S"], in: &box)
    case .grid(let grid) where LayoutRules.isPlain(grid, node.children):
      let gaps = [grid.tracks.first?.spacing, grid.spacing].map { Double($0 ?? 8).shortText }
      tell(around + ["G,\(grid.tracks.count),\(gaps.joined(separator: ","))"], in: &box)
      return
    case .box, .layers, .stack, .overlap, .firstThatFits, .button:
      if node.children.isEmpty || !node.content.holdsAsked { fallthrough }
      tell(around + [node.word], in: &box)
      return
    default:
      let answer =
        modifiers.count == node.modifiers.count
        ? LayoutRules.answer(of: node, in: stackAxis)
        : LayoutRules.answer(of: node.content, modifiers: modifiers, children: node.children, in: stackAxis)
      let kept = modifiers.reversed().filter(\.isAskedOfMeasured).compactMap { $0.word(node) }
      tell(kept + ["R,\(answer.horizontal.word),\(answer.vertical.word)"], in: &box)
    }
    if context.turns == .inside { context.turns = .outside }
  }

  /// Tells the script the size of a node that has one, whatever is inside.
  private mutating func tellsWhole(_ node: DisplayNode, in box: inout Box) -> Bool {
    guard node.layout.horizontal.isFixed, node.layout.vertical.isFixed, !node.content.isNothing,
      !node.modifiers.contains(where: \.takesRoom), !LayoutRules.asksInTurn(node)
    else { return false }
    var kept = node.modifiers.reversed().filter(\.isAskedOfMeasured).compactMap { $0.word(node) }
    let priority = node.layout.priority
    if priority != 0, priority.isFinite, !kept.contains(where: { $0.hasPrefix("q") }) {
      kept.append("q,\(priority.shortText)")
    }
    tell(kept + ["R,\(node.layout.horizontal.word),\(node.layout.vertical.word)"], in: &box)
    context.turns = .outside
    return true
  }

  /// What is in a node that style sheets lay out has a part of its own only where the room that it has is that of its element.
  mutating func leaveTurns(into node: DisplayNode) {
    let room = LayoutRules.room(in: node, of: context.room)
    context.room = room
    if context.turns == .inside { return }
    let layout = node.layout
    let isKnown = [layout.horizontal, layout.vertical].allSatisfy { $0.isFixed || $0.fills && $0.minimum == 0 }
    switch node.content {
    case .grid(let grid) where grid.fitted == nil && grid.axis == .vertical:
      context.turns = .cell
      // Rows are as high as what is in them.
      context.room = CGSize(width: grid.tracks.map(\.size.least).min() ?? 0, height: .infinity)
    case .grid, .firstThatFits, .placed, .table: context.turns = .barred
    case .stack(let stack) where stack.isLazy:
      if !layout[stack.axis == .horizontal ? .vertical : .horizontal].fills { context.turns = .barred }
    case .stack: context.turns = .barred
    case .box, .overlap, .layers: if !isKnown || context.turns == .cell { context.turns = .barred }
    default: context.turns = .outside
    }
  }
}

extension GridItem.Size {
  /// The least length of a track.
  fileprivate var least: CGFloat {
    switch self {
    case .fixed(let length): length
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
    }
  }
}

extension Turns {
  fileprivate var isTold: Bool {
    switch self {
    case .outside, .barred, .cell: false
    case .first, .inside: true
    }
  }
}

extension DisplayNode {
  /// True for what takes what it is offered whatever is inside; not for what lies around it.
  fileprivate var isApart: Bool { layout.isApart && !children.contains(where: \.layout.isApart) }

  /// The content as the script knows it.
  fileprivate var word: String {
    if case .overlap = content { return "Z" }
    if case .firstThatFits(let axes) = content {
      return "W,\(axes.contains(.horizontal) ? "1" : ""),\(axes.contains(.vertical) ? "1" : "")"
    }
    guard case .stack(let stack) = content else { return "B" }
    let followsFonts =
      stack.axis == .vertical
      && children.contains { $0.layout.hasTextAbove || $0.layout.hasTextBelow }
    let gap = stack.spacing.map { Double($0).shortText } ?? (followsFonts ? "" : "8")
    return (stack.axis == .vertical ? "V," : "H,") + gap + (stack.isLazy ? ",1" : "")
  }
}

extension DisplayContent {
  /// True for what has no element that takes part in the layout.
  fileprivate var isNothing: Bool {
    switch self {
    case .empty, .presentation: true
    default: false
    }
  }
}

extension DisplayModifier {
  /// True for what matters outside of an element that is measured as it is.
  fileprivate var isAskedOfMeasured: Bool {
    switch self {
    case .fixedSize, .layoutPriority, .position: true
    default: false
    }
  }

  /// The modifier as the script knows it; nil for what leaves the layout alone.
  fileprivate func word(_ node: DisplayNode) -> String? {
    func words(_ lengths: CGFloat?...) -> String { lengths.map(Self.word).joined(separator: ",") }
    switch self {
    case .padding(let insets):
      // What is inset lies in the shape's place.
      if case .shape = node.content { return nil }
      return "p,\(words(insets.top, insets.leading, insets.bottom, insets.trailing))"
    case .frame(let size):
      let limits = [size.minWidth, size.idealWidth, size.maxWidth, size.minHeight, size.idealHeight, size.maxHeight]
      let flexible = limits.allSatisfy { $0 == nil } ? nil : "l," + limits.map(Self.word).joined(separator: ",")
      let fixed = size.width ?? size.height == nil ? nil : "f,\(words(size.width, size.height))"
      return fixed.map { [$0, flexible].compactMap { $0 }.joined(separator: "|") } ?? flexible
    case .fixedSize(let horizontal, let vertical): return "x,\(horizontal ? "1" : ""),\(vertical ? "1" : "")"
    case .aspectRatio(let ratio, let mode):
      if case .image(let image) = node.content {
        return image.ratioKept(ratio, mode).map { "r,\(Self.word($0))" }
      }
      return "\(mode == .fit ? "r" : "c"),\(Self.word(ratio ?? 1))"
    case .position: return "P"
    case .layoutPriority(let priority): return "q,\(priority.isFinite ? Self.word(priority) : "")"
    default: return nil
    }
  }

  private static func word(_ length: CGFloat?) -> String {
    length.map { $0.isFinite ? Double($0).shortText : "i" } ?? ""
  }
}

extension LayoutRange {
  /// The range as the script knows it.
  fileprivate var word: String {
    [minimum, ideal, maximum].map { length in
      length.map { $0.isFinite ? Double($0).shortText : "i" } ?? ""
    }
    .joined(separator: ",")
  }
}
