import Foundation
import ViewGraph

/// What a node is offered by the element that it is in.
struct LayoutPlace: Equatable {
  /// The direction of the stack that the node is in, also behind wrappers; nil in any other container.
  var stackAxis: Axis?
  /// The direction of the stack that the element is a part of, or whose proportions it shares behind wrappers.
  var flexAxis: Axis?
  /// The axes along which no particular length is offered, as in what scrolls: each view takes its ideal length.
  var unbounded: Axis.Set = []
  /// The axes along which the length of the element comes from what is in it.
  var indefinite: Axis.Set = []
  /// The axes along which all of the element's place is offered, however small what is in it makes the element.
  var offered: Axis.Set = []
  /// True where lengths can be told as parts of what is offered, which views that keep proportions need.
  var isMeasured = false
  /// By how much more is offered than what is measured, because of room of less than nothing in between.
  var beyond = CGSize.zero
  /// Where the stack around it puts what is smaller than its share; nil in the middle.
  var alignment: Alignment?
  /// Where the node lies in its cell of a grid; nil leaves it to the grid.
  var cell: Alignment?
  /// The track in which the node lies, where the grid has to be told.
  var track: Track?

  /// A column of a grid that grows downwards, or a row of one that grows sideways, counted from 1.
  struct Track: Equatable {
    var axis: Axis
    var number: Int

    init(_ axis: Axis, _ number: Int) {
      self.axis = axis
      self.number = number
    }
  }

  /// The axis along which nothing in particular is offered, where something is along the other.
  var openAxis: Axis? {
    if unbounded == .horizontal { return .horizontal }
    let isOpen = unbounded.isEmpty && !isMeasured && indefinite == .vertical
    return unbounded == .vertical || isOpen ? .vertical : nil
  }

  /// The place of what is in a node that has this place.
  func inside(_ node: DisplayNode, _ answer: LayoutAnswer) -> LayoutPlace {
    // What has proportions has both lengths once one is offered.
    let isTold = openAxis != nil && (answer.covers || answer.keepsProportions && node.hasProportions)
    let unbounded = isTold ? [] : self.unbounded
    let indefinite = node.tellsBoth(answer) ? [] : self.indefinite
    var result = LayoutPlace(stackAxis: nil, unbounded: unbounded, indefinite: indefinite, isMeasured: isMeasured)
    for axis in [Axis.horizontal, .vertical]
    where answer[axis].hasLength(isUnbounded: unbounded.contains(Axis.Set(axis))) {
      result.unbounded.remove(Axis.Set(axis))
      result.indefinite.remove(Axis.Set(axis))
    }
    if answer.horizontal.maximum == nil { result.indefinite.insert(.horizontal) }
    if answer.vertical.maximum == nil { result.indefinite.insert(.vertical) }
    for case .fixedSize(let horizontal, let vertical) in node.modifiers {
      if horizontal && !answer.horizontal.isFixed { result.leave(.horizontal) }
      if vertical && !answer.vertical.isFixed { result.leave(.vertical) }
    }
    for case .containerFrame(let frame) in node.modifiers {
      result.unbounded.subtract(frame.axes)
      result.indefinite.subtract(frame.axes)
    }
    switch node.content {
    case .button, .link:
      result.unbounded = []
      result.flexAxis = answer.keepsProportions ? flexAxis : nil
    case .box, .layers:
      result.stackAxis = node.children.count == 1 || node.content.isLayers ? stackAxis : nil
      result.flexAxis = answer.keepsProportions ? flexAxis : nil
      result.alignment = answer.keepsProportions ? alignment : nil
    case .stack(let stack):
      result.stackAxis = stack.axis
      result.flexAxis = stack.axis
      result.alignment = stack.alignment == .center ? nil : stack.alignment
      result.unbounded.remove(Axis.Set(stack.axis == .horizontal ? .vertical : .horizontal))
      // Where it is offered nothing in particular, each view takes its ideal length and not a share of the sum.
      if unbounded.contains(Axis.Set(stack.axis)), !answer[stack.axis].isFixed,
        !node.modifiers.contains(where: \.isFrame)
      {
        result.leave(Axis.Set(stack.axis))
      }
      if stack.isLazy { result.leave(Axis.Set(stack.axis)) }
    case .grid(let grid):
      result.isMeasured = false
      result.unbounded = []
      if grid.fitted == nil {
        result.unbounded = grid.axis == .vertical ? .vertical : .horizontal
        result.indefinite.formUnion(result.unbounded)
      }
    case .scroll(let scroll):
      result.isMeasured = false
      result.unbounded = scroll.axes
      result.indefinite.formUnion(scroll.axes)
      result.offered = Axis.Set([.horizontal, .vertical]).subtracting(scroll.axes)
    case .overlap, .firstThatFits, .placed: result.unbounded = []
    case .list, .table, .section, .row, .moreRows: result = LayoutPlace(indefinite: .vertical)
    case .navigation, .page, .tabs: return LayoutPlace(isMeasured: true)
    case .presentation: return LayoutPlace()
    default: result.unbounded = []
    }
    result.isMeasured = result.isMeasured && answer.needsMeasure || node.measures(answer, self)
    if result.isMeasured, !node.measures(answer, self) {
      result.beyond.width = beyond.width + node.overhang(.horizontal)
      result.beyond.height = beyond.height + node.overhang(.vertical)
    }
    return result
  }

  private mutating func leave(_ axes: Axis.Set) {
    unbounded.formUnion(axes)
    indefinite.formUnion(axes)
  }
}

extension DisplayNode {
  /// True where the node is told to keep proportions.
  var hasProportions: Bool { modifiers.contains(where: \.keepsRatio) }

  /// True where the node is told to keep proportions and does, so that one of its lengths tells the other.
  func tellsBoth(_ answer: LayoutAnswer) -> Bool {
    hasProportions && answer.horizontal.slope != 0 && answer.vertical.slope != 0
  }

  /// How far the element reaches beyond its place, where the room inside its edges is less than nothing.
  func overhang(_ axis: Axis) -> CGFloat {
    modifiers.reduce(0) { sum, modifier in
      guard case .padding(let insets) = modifier else { return sum }
      let edges = axis == .horizontal ? [insets.leading, insets.trailing] : [insets.top, insets.bottom]
      return edges.reduce(sum) { $0 - min($1, 0) }
    }
  }

  /// True where views inside keep proportions within what this node is offered.
  func measures(_ answer: LayoutAnswer, _ place: LayoutPlace) -> Bool {
    guard content.canMeasure, answer.isSettled || tellsBoth(answer), children.contains(where: \.layout.needsMeasure)
    else { return false }
    if tellsBoth(answer), place.flexAxis == nil { return true }
    return [Axis.horizontal, .vertical].allSatisfy { axis in
      answer[axis].hasLength(isUnbounded: place.unbounded.contains(Axis.Set(axis)))
        || !place.indefinite.contains(Axis.Set(axis))
    }
  }
}

extension LayoutPlace {
  /// True where a node in a stack has views inside that keep proportions within the share of the stack that the node is
  /// offered, and not within what the stack is.
  func needsShare(_ node: DisplayNode, _ answer: LayoutAnswer) -> Bool {
    guard let flexAxis, isMeasured, answer.keepsProportions, answer.priority == 0 else { return false }
    return Self.sharesInside(node, flexAxis)
  }

  private static func sharesInside(_ node: DisplayNode, _ axis: Axis) -> Bool {
    switch node.content {
    case .stack(let stack): stack.axis != axis
    case .overlap: true
    case .layers(let primary, _) where node.children.indices.contains(primary):
      sharesInside(node.children[primary], axis)
    default: false
    }
  }

  /// True where a node takes an equal share of a stack, of which room inside its edges is a part: style sheets share
  /// what is left without that room, so it has to be inside of the element that takes the share.
  func sharesWithPadding(_ node: DisplayNode, _ answer: LayoutAnswer) -> Bool {
    guard let flexAxis, !unbounded.contains(Axis.Set(flexAxis)),
      node.content.isBordered || node.hasPadding(along: flexAxis)
    else { return false }
    return answer[flexAxis].maximum != nil && !answer[flexAxis].isFixed
  }
}

extension DisplayContent {
  fileprivate var isLayers: Bool {
    if case .layers = self { return true }
    return false
  }

  /// True for elements of which what is inside can be a part.
  fileprivate var canMeasure: Bool {
    switch self {
    case .box, .stack, .overlap, .layers: true
    default: false
    }
  }
}

extension LayoutRange {
  /// True where the element has a length that does not come from what is in it.
  func hasLength(isUnbounded: Bool) -> Bool {
    isFixed || (isUnbounded && (fills || isLimited) && ideal != nil)
  }
}
