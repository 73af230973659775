import Foundation

/// Where a parent that asks its views in turn, the least flexible first, gives them other lengths than style sheets do.
extension LayoutRules {
  /// True where the script lays out what is in a node, because style sheets would do it otherwise.
  ///
  /// - Parameter room: The node is offered at least so much: what is no larger exceeds nothing in it.
  public static func asksInTurn(_ node: DisplayNode, room: CGSize = .zero) -> Bool {
    guard node.content.holdsAsked, !node.layout.isApart else { return false }
    var children = node.children
    for case .contextMenu(let count) in node.modifiers { children.removeLast(min(count, children.count)) }
    return asksInTurn(node.content, children, room: room.inside(node.modifiers))
      && canBeAsked(node.content, children, LayoutAnswer())
      && node.modifiers.allSatisfy { canBeAsked($0, node.content) }
  }

  /// True where a view of the content is laid out otherwise by style sheets.
  static func asksInTurn(_ content: DisplayContent, _ children: [DisplayNode], room: CGSize = .zero) -> Bool {
    let inside = room.inside(content)
    func asks(_ child: DisplayNode) -> Bool {
      child.layout.asksInTurn && (room == .zero && !child.hasRoom || asksInTurn(child, room: inside))
    }
    switch content {
    case .layers(let primary, _):
      guard children.indices.contains(primary) else { return false }
      return asks(children[primary]) || children[primary].layout.covers
    case .box, .overlap:
      let children = children.filter { !$0.isPresentation }
      if children.contains(where: { asks($0) || $0.layout.covers }) { return true }
      let answers = children.map(\.layout)
      if highestPriority(children) != nil { return true }
      return [.horizontal, .vertical].contains { exceeds(answers, $0, room) || isLimitedBesideText(answers, $0) }
    case .stack(let stack):
      // Rows are parts of their own.
      if stack.isLazy { return false }
      let children = children.filter { !$0.isPresentation }
      if children.contains(where: { asks($0) || $0.layout.covers }) { return true }
      guard children.count > 1 else { return false }
      let answers = children.map { answer(of: $0, in: stack.axis) }
      return sharesUnevenly(answers, stack.axis)
        || exceeds(answers, stack.axis == .horizontal ? .vertical : .horizontal, room)
        || mixes(children, answers, stack.axis)
    case .button where content.holdsAsked: return children.contains(where: asks)
    case .firstThatFits: return children.count > 1
    case .grid(let grid):
      guard let fitted = grid.fitted, isPlain(grid, children) else { return false }
      if children.contains(where: { asks($0) || $0.layout.covers || $0.layout.keepsProportions }) { return true }
      return [fitted.columns, fitted.rows].contains { ranges in
        sharesUnevenly(ranges.map { LayoutAnswer($0, $0) }, .horizontal)
      }
    default: return false
    }
  }

  /// True where all that is in content can be told.
  static func canBeAsked(_ content: DisplayContent, _ children: [DisplayNode], _ answer: LayoutAnswer) -> Bool {
    switch content {
    case .text, .shape, .spacer, .divider, .drawing, .embedded, .image: return true
    // What takes a page, or most of it, is no part of anything.
    case .list, .table, .navigation, .page, .tabs: return false
    case .box, .overlap, .stack: return children.allSatisfy { $0.isPresentation || $0.layout.canBeAsked }
    case .layers(let primary, _): return children.indices.contains(primary) && children[primary].layout.canBeAsked
    case .grid(let grid) where isPlain(grid, children): return children.allSatisfy(\.layout.canBeAsked)
    case .firstThatFits: return children.allSatisfy(\.layout.canBeAsked)
    case .button where content.holdsAsked: return children.allSatisfy { $0.isPresentation || $0.layout.canBeAsked }
    case .placed, .empty, .presentation, .section, .row, .moreRows: return false
    default:
      // It is measured as style sheets lay it out, which they do not where what is inside keeps proportions.
      return !answer.keepsProportions && (answer.isSettled || !children.contains(where: \.layout.needsMeasure))
    }
  }

  /// True for a grid whose cells have one column each.
  public static func isPlain(_ grid: GridContent, _ children: [DisplayNode]) -> Bool {
    grid.fitted != nil
      && !children.contains { cell in
        cell.modifiers.contains { modifier in
          switch modifier {
          case .gridSpan, .gridUnsized, .gridAnchor, .gridLine: true
          default: false
          }
        }
      }
  }

  /// An answer of a node whose lengths somebody else has found, which can be told where they are known.
  static func told(
    _ answer: LayoutAnswer?, _ content: DisplayContent, _ children: [DisplayNode]
  ) -> LayoutAnswer? {
    guard var answer else { return nil }
    answer.canBeAsked = canBeAsked(content, children, answer)
    answer.asksInTurn = answer.canBeAsked && asksInTurn(content, children)
    return answer
  }

  /// True for modifiers that leave the layout alone, or that the script follows.
  private static func canBeAsked(_ modifier: DisplayModifier, _ content: DisplayContent) -> Bool {
    switch modifier {
    case .containerFrame, .unsqueezed, .ignoresSafeArea: return false
    case .aspectRatio(let ratio, let mode):
      if case .image(let image) = content { return !image.isResizable || image.ratioKept(ratio, mode) != nil }
      if case .shape = content { return true }
      return ratio != nil
    default: return true
    }
  }

  /// Follows modifiers outward: a size that is known settles what is inside.
  static func settleTurns(_ answer: inout LayoutAnswer, _ modifiers: [DisplayModifier], _ content: DisplayContent) {
    if !modifiers.allSatisfy({ canBeAsked($0, content) }) { answer.canBeAsked = false }
    let hasSize = modifiers.contains(where: \.isWholeFrame)
    if hasSize || answer.horizontal.isFixed && answer.vertical.isFixed && !answer.asksInTurn {
      answer.canBeAsked = true
    }
    if hasSize || !answer.canBeAsked { answer.asksInTurn = false }
  }

  /// True where views of a stack begin at different lengths and take more: they have no equal shares.
  private static func sharesUnevenly(_ answers: [LayoutAnswer], _ axis: Axis) -> Bool {
    let ranges = answers.map { $0[axis] }
    guard ranges.allSatisfy({ $0.slope == 0 && $0.minimum != nil && $0.maximum != nil }) else { return false }
    for answer in answers where !answer[axis].isFixed && (answer[axis].minimum ?? 0) > 0 {
      let others = answers.contains {
        $0.priority == answer.priority && !$0[axis].isFixed && $0[axis] != answer[axis]
      }
      if others { return true }
    }
    return false
  }

  /// True where a view may be larger than what all are offered, which is not less than `room`, and of which others take no
  /// more than that.
  private static func exceeds(_ answers: [LayoutAnswer], _ axis: Axis, _ room: CGSize) -> Bool {
    guard answers.count > 1 else { return false }
    let room = axis == .horizontal ? room.width : room.height
    var least: CGFloat = 0
    for answer in answers {
      guard let minimum = answer[axis].minimum else { return false }
      least = max(least, minimum)
    }
    return least > room
      && answers.contains { $0[axis].minimum ?? 0 < least && $0[axis].maximum ?? 0 > $0[axis].minimum ?? 0 }
  }

  /// True where one of several views that lie on each other has a limit, and another is as long as its text.
  private static func isLimitedBesideText(_ answers: [LayoutAnswer], _ axis: Axis) -> Bool {
    answers.contains { $0[axis].maximum == nil }
      && answers.contains { $0[axis].isLimited && $0[axis].slope == 0 || $0[axis].givesBack }
  }

  /// True where lengths that depend on each other meet in a stack: proportions beside what only fonts tell or what
  /// has a limit, and limits in stacks of their own beside texts.
  private static func mixes(_ children: [DisplayNode], _ answers: [LayoutAnswer], _ axis: Axis) -> Bool {
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    if answers.contains(where: \.keepsProportions) {
      if zip(children, answers).contains(where: { $1.keepsProportions && $0.isStack(along: axis) }) { return true }
      return answers.contains {
        $0[axis].fills && $0.priority.isFinite || $0[axis].minimum == nil || $0[axis].maximum == nil
          || $0[other].maximum == nil
          || $0[other].slope == 0 && $0[other].isLimited
      }
    }
    guard answers.contains(where: { $0[axis].maximum == nil }) else { return false }
    return zip(children, answers).contains { child, answer in
      child.content.holdsAsked && (answer[axis].isLimited || answer[axis].givesBack)
    }
  }
}

extension DisplayModifier {
  /// True for a frame with both lengths, in which what is inside has no say in the size.
  public var isWholeFrame: Bool {
    if case .frame(let size) = self { size.width != nil && size.height != nil } else { false }
  }
}

extension DisplayNode {
  /// True where a frame says a length of what is inside.
  fileprivate var hasRoom: Bool { modifiers.contains { if case .frame = $0 { true } else { false } } }

  /// True for a stack in a direction, also with layers.
  fileprivate func isStack(along axis: Axis) -> Bool {
    switch content {
    case .stack(let stack): stack.axis == axis && !children.isEmpty
    case .layers(let primary, _): children.indices.contains(primary) && children[primary].isStack(along: axis)
    case .box: children.count == 1 && children[0].isStack(along: axis)
    default: false
    }
  }
}

extension DisplayContent {
  /// True for what lays views out in turn.
  public var holdsAsked: Bool {
    switch self {
    case .box, .layers, .stack, .overlap, .firstThatFits: true
    case .grid(let grid): grid.fitted != nil
    case .button(let button): button.prominence.isBare
    default: false
    }
  }
}
