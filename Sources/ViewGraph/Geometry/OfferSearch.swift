import Foundation

/// Finds what readers of geometry are offered, from the window inwards, as far as that follows from lengths that the
/// program says: sizes of frames, paddings, proportions, and what stacks leave to the last one.
struct OfferSearch {
  /// What the nodes with these targets are offered.
  private(set) var found: [EventTarget: Offers] = [:]
  private let wanted: Set<EventTarget>

  init(for wanted: Set<EventTarget>) {
    self.wanted = wanted
  }

  /// Looks through a node that is offered this.
  mutating func visit(_ node: DisplayNode, _ offers: Offers) {
    var offers = offers
    for (index, modifier) in node.modifiers.enumerated().reversed() {
      if case .onGeometry(let target) = modifier, wanted.contains(target) { found[target] = offers }
      let around = offers.safeArea
      offers = offers.inside(modifier)
      // Padding of the safe area is a part of it.
      let inner = node.children.count == 1 ? node.children[0].modifiers.last : nil
      let next = index > 0 ? node.modifiers[index - 1] : inner
      if case .padding(let insets) = modifier, next == .safeArea(insets) { offers.safeArea = around }
    }
    switch node.content {
    case .box, .overlap: visit(node.children, offers)
    case .layers(let primary, _): visitLayers(node.children, primary, offers)
    case .stack(let stack): visitStack(node.children, stack, offers)
    case .scroll(let scroll): visit(node.children, offers.inside(scroll))
    case .placed(let placed):
      if wanted.contains(placed.target) { found[placed.target] = offers }
      visit(node.children, .unknown)
    case .section: visit(node.children, offers)
    case .list(let list):
      // Rows of wide windows stand in a column, whose width is the style sheet's.
      let isNarrow = (offers.horizontal.length ?? .infinity) < 500
      let insets: CGFloat = list.style == "plain" || list.style == "inset" ? 0 : 32
      let width = isNarrow ? offers.horizontal.less(insets) : .unknown
      visit(node.children, Offers(horizontal: width, vertical: .unspecified))
    case .row(let row):
      let insets = row.insets.map { $0.leading + $0.trailing } ?? 32
      visit(node.children, Offers(horizontal: offers.horizontal.less(insets), vertical: .unspecified))
    case .navigation(let navigation):
      visit(node.children, navigation.style == "columns" ? .unknown : offers)
    // Bars are as high as their fonts.
    case .page(let page):
      let width = page.columnWidth == nil ? offers.horizontal : .unknown
      visit(node.children, Offers(horizontal: width, vertical: .unknown))
    case .tabs(let tabs):
      visit(node.children, tabs.style == "page" ? offers : Offers(horizontal: offers.horizontal, vertical: .unknown))
    case .presentation(let content):
      let isNarrow = (offers.horizontal.length ?? .infinity) < 500
      let isWhole = content.kind == .fullScreenCover || (content.kind == .sheet && isNarrow)
      visit(node.children, isWhole ? Offers(horizontal: offers.horizontal, vertical: .unknown) : .unknown)
    default: visit(node.children, .unknown)
    }
  }

  private mutating func visit(_ nodes: [DisplayNode], _ offers: Offers) {
    for node in nodes { visit(node, offers) }
  }

  /// What is behind or before a view is offered its size.
  private mutating func visitLayers(_ nodes: [DisplayNode], _ primary: Int, _ offers: Offers) {
    guard nodes.indices.contains(primary) else { return visit(nodes, .unknown) }
    visit(nodes[primary], offers)
    let size = Offers(
      horizontal: nodes[primary].layout.horizontal.taken(of: offers.horizontal),
      vertical: nodes[primary].layout.vertical.taken(of: offers.vertical))
    for (index, node) in nodes.enumerated() where index != primary { visit(node, size) }
  }

  /// Across a stack all are offered the same; along it what takes all that it is offered shares what others leave.
  private mutating func visitStack(_ nodes: [DisplayNode], _ stack: StackContent, _ offers: Offers) {
    let shown = nodes.filter { !$0.isPresentation }
    var shares = shown.map { _ in stack.isLazy ? Offer.unspecified : offers[stack.axis] }
    if shown.count > 1, case .length(let length)? = shares.first { shares = Self.shares(of: length, shown, stack) }
    let inside = offers
    for node in nodes where node.isPresentation { visit(node, offers) }
    for (index, node) in shown.enumerated() {
      var own = inside
      own[stack.axis] = shares[index]
      // Only the first touches the edge before it, and the last the one after it; beside bars the safe area goes on.
      if !node.modifiers.contains(where: \.takesSafeArea) {
        let (before, after): (Edge, Edge) = stack.axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
        if index > 0 { own.leaveSafeArea(before) }
        if index < shown.count - 1 { own.leaveSafeArea(after) }
      }
      visit(node, own)
    }
  }

  /// What each view of a stack is offered along it: of those of the highest priority the least flexible first, each an equal
  /// share of what is left.
  private static func shares(of length: CGFloat, _ nodes: [DisplayNode], _ stack: StackContent) -> [Offer] {
    let answers = nodes.map { LayoutRules.answer(of: $0, in: stack.axis) }
    let ranges = zip(nodes, answers).map { node, answer in
      if case .placed(let placed) = node.content, node.modifiers.isEmpty, let reach = placed.reach {
        return reach.range(along: stack.axis)
      }
      return answer[stack.axis]
    }
    guard let gaps = LayoutRules.gaps(stack, answers, .fixed(0)).minimum,
      ranges.allSatisfy({ $0.slope == 0 && $0.minimum != nil && $0.maximum != nil })
    else { return nodes.map { _ in share(of: length, answers, stack) } }
    var result = nodes.map { _ in Offer.unknown }
    var left = length - gaps
    for priority in Set(answers.map(\.priority)).sorted(by: >) {
      let least = zip(ranges, answers).reduce(0) { $0 + ($1.1.priority < priority ? $1.0.minimum ?? 0 : 0) }
      let group = answers.indices.filter { answers[$0].priority == priority }
        .sorted { (ranges[$0].reach, $0) < (ranges[$1].reach, $1) }
      var room = left - least
      for (place, index) in group.enumerated() {
        let share = max(room, 0) / CGFloat(group.count - place)
        result[index] = .length(share)
        let taken = min(max(share, ranges[index].minimum ?? 0), ranges[index].maximum ?? 0)
        room -= taken
        left -= taken
      }
    }
    return result
  }

  /// What each that takes all has of a stack; unknown where one of the others is as long as its content.
  private static func share(of length: CGFloat, _ answers: [LayoutAnswer], _ stack: StackContent) -> Offer {
    let greedy = answers.filter { $0[stack.axis].fills && ($0[stack.axis].minimum ?? .infinity) == 0 }
    let others = answers.filter { !$0[stack.axis].fills }
    guard others.allSatisfy({ $0[stack.axis].isFixed }), greedy.count + others.count == answers.count,
      greedy.allSatisfy({ $0.priority == greedy[0].priority && $0[stack.axis].slope == 0 }), !greedy.isEmpty,
      let taken = LayoutRules.gaps(stack, answers, .fixed(0)).minimum
    else { return .unknown }
    let rest = others.reduce(length - taken) { $0 - ($1[stack.axis].maximum ?? 0) }
    return .length(max(rest, 0) / CGFloat(greedy.count))
  }
}

extension Offers {
  /// What is in something that scrolls is offered.
  fileprivate func inside(_ scroll: ScrollContent) -> Offers {
    var result = self
    result.safeArea = EdgeInsets()
    if let margins = scroll.margins { result = result.inside(.padding(margins)) }
    if scroll.axes.contains(.horizontal) { result.horizontal = .unspecified }
    if scroll.axes.contains(.vertical) { result.vertical = .unspecified }
    return result
  }
}

extension LayoutRange {
  /// How flexible a view is.
  fileprivate var reach: CGFloat { (maximum ?? 0) - (minimum ?? 0) }

  /// What a view takes of what it is offered, where that is known.
  fileprivate func taken(of offer: Offer) -> Offer {
    if isFixed, let length = maximum { return .length(length) }
    return fills && slope == 0 ? offer : .unknown
  }
}

extension DisplayModifier {
  fileprivate var takesSafeArea: Bool { if case .safeArea = self { true } else { false } }
}
