import Foundation
import ViewGraph

extension Box {
  /// Says how the element takes its place, from what its node answers and what it is offered: the one table between
  /// SwiftUI's layout and that of CSS.
  ///
  /// | answer along an axis | class | declarations |
  /// |---|---|---|
  /// | takes all that is offered | `x`, `w` | `min-width` |
  /// | takes what is offered up to a limit | `mx`, `my` | `min-width`, `max-width` |
  /// | has one length | `kx`, `kw` | `width`, where the frame has not said it |
  /// | as the content makes it | | `min-width` |
  mutating func add(_ answer: LayoutAnswer, at place: LayoutPlace, of node: DisplayNode) {
    switch node.content {
    case .spacer, .empty, .presentation: return
    default: break
    }
    if let ratio = answer.cover, let open = place.openAxis {
      // The length that is offered tells the other.
      add(answer, open == .vertical ? .horizontal : .vertical, place, node)
      style.add("aspect-ratio", "\(ratio)")
    } else if !answer.covers || !place.isMeasured || place.flexAxis != nil {
      add(answer, .horizontal, place, node)
      add(answer, .vertical, place, node)
    }
    if answer.keepsProportions { addProportions(answer, place, node) }
    if answer.needsMeasure && place.isMeasured { add("pr") }
    if answer.priority != 0 { style.add("--lp", Self.growth(answer.priority)) }
    if node.content.holdsViews, place.flexAxis == .vertical {
      if answer.hasTextAbove { add("tu") }
      if answer.hasTextBelow { add("td") }
    }
    if answer.covers && place.openAxis == nil { addCover(place, node) }
    if node.measures(answer, place) { add("cq") }
  }

  private mutating func add(_ answer: LayoutAnswer, _ axis: Axis, _ place: LayoutPlace, _ node: DisplayNode) {
    let range = node.rangeOfElement(along: axis) ?? answer[axis]
    if followingAxes.contains(Axis.Set(axis)) { return }
    if range.slope != 0 && !place.unbounded.contains(Axis.Set(axis)) { return }
    if place.unbounded.contains(Axis.Set(axis)), range.fills || range.isLimited {
      guard range.slope == 0 else { return }
      add(axis == .horizontal ? "kx" : "kw")
      if let ideal = range.ideal {
        style.length(axis, ideal)
      } else {
        // What is in it tells the length, between the limits.
        if let minimum = range.minimum, minimum > 0 { style.least(axis, minimum) }
        if let maximum = range.maximum, maximum.isFinite { style.most(axis, .px(maximum)) }
      }
    } else if range.fills {
      // What is larger than its place overflows as its container aligns it, which stretching would not.
      let mayOverflow =
        range.minimum ?? 0 > 0 && !place.indefinite.contains(Axis.Set(axis))
        && !node.modifiers.contains(where: \.takesRoom)
      add(axis == .horizontal ? (mayOverflow ? "mx" : "x") : (mayOverflow ? "my" : "w"))
      least(range, axis, node)
    } else if range.isLimited, place.indefinite.contains(Axis.Set(axis)) {
      // An element that is as large as what is in it is taken to have room for all of this.
      if place.flexAxis == axis || (axis == .horizontal && !place.unbounded.contains(.horizontal)) {
        // No wider than its container, which may be as wide as a text beside it.
        add(axis == .horizontal ? "lx" : "ly")
        least(range, axis, node)
      } else {
        add(axis == .horizontal ? "kx" : "kw")
      }
      if let maximum = range.maximum { style.length(axis, maximum) }
    } else if range.isLimited, let maximum = range.maximum {
      add(axis == .horizontal ? "mx" : "my")
      least(range, axis, node)
      style.most(axis, .px(maximum))
    } else if range.isFixed, let length = range.maximum {
      if case .divider = node.content { return }
      if node.content.isDrawnControl, axis == .vertical { return }
      add(axis == .horizontal ? "kx" : "kw")
      if node.isEmptyBox || node.content.saysItself || node.hasWholePicture { return }
      if !node.hasFrame(along: axis), axis == .horizontal || !node.content.holdsViews || node.saysHeight {
        style.length(axis, length)
      }
    } else if range.givesBack, axis == .vertical, !place.unbounded.contains(.vertical) {
      // What is in it shrinks as soon as the element does.
      if place.flexAxis == .vertical { add("ly") } else { style.most(.vertical, "100%") }
      if node.content.holdsViews { add("m") }
    } else if range.givesBack, place.flexAxis == .horizontal, !place.unbounded.contains(.horizontal) {
      // It gets an equal share also where its content would be wider.
      if node.content.holdsViews { add("n") }
    } else if let minimum = range.minimum, minimum > 0 {
      style.least(axis, minimum)
    } else if answer.rigidity.contains(Axis.Set(axis)), node.content.isContainer {
      add(axis == .horizontal ? "kx" : "kw")
    }
  }

  /// Lies in a cell of a grid, where that is told.
  mutating func lie(at place: LayoutPlace) {
    if let cell = place.cell { style.lie(cell) }
    if let track = place.track {
      style.add(track.axis == .vertical ? "grid-column" : "grid-row", "\(track.number)")
    }
  }

  /// Takes the share of a stack that a node gets, as an element around it.
  mutating func addShare(_ answer: LayoutAnswer, at place: LayoutPlace, of node: DisplayNode) {
    guard let axis = place.flexAxis else { return }
    if answer[axis].slope == 0 {
      add(answer, axis, place, node)
    } else {
      addProportion(answer[axis], axis, of: axis == .horizontal ? "cqh" : "cqw", place, node)
    }
    add(axis == .horizontal ? "w cq" : "x cq")
  }

  /// Lets the element of a node with some of its modifiers fill the one with the others, as far as it would.
  mutating func fill(_ node: DisplayNode, _ inside: [DisplayModifier], _ place: LayoutPlace) {
    let answer =
      node.hasLimits
      ? LayoutRules.answer(of: node.content, modifiers: inside, children: node.children, in: place.stackAxis)
      : node.layout
    if node.measures(node.layout, place) { add("cq") }
    for axis in [Axis.horizontal, .vertical] {
      guard let most = answer[axis].maximum else { continue }
      if answer[axis].isLimited, answer[axis].slope == 0, node.layout[axis].fills {
        add(axis == .horizontal ? "mx" : "my")
        style.most(axis, .px(most))
      } else if !answer[axis].isFixed || node.layout[axis].isFixed {
        add(axis == .horizontal ? "x" : "w")
      } else {
        add(axis == .horizontal ? "kx" : "kw")
      }
    }
  }

  /// The least length; the style sheet has none for what has no content of its own.
  private mutating func least(_ range: LayoutRange, _ axis: Axis, _ node: DisplayNode) {
    guard let minimum = range.minimum else {
      // What is in it scrolls, or takes what is left, as soon as there is less room.
      if axis == .vertical, node.content.isContainer, node.givesWay { add("m") }
      return
    }
    if minimum > 0 { style.least(axis, minimum) }
    if node.content.holdsViews { add(axis == .horizontal ? "n" : "m") }
  }

  /// Keeps proportions within what is offered, or beyond it.
  private mutating func addProportions(_ answer: LayoutAnswer, _ place: LayoutPlace, _ node: DisplayNode) {
    let ratio = answer.horizontal.slope != 0 ? answer.horizontal.slope : 1 / answer.vertical.slope
    guard place.isMeasured else {
      // Without a height to keep within, the width tells it; where no width is offered, the height.
      if place.unbounded == .horizontal, answer.horizontal.slope != 0 {
        add("w")
      } else if answer.horizontal.slope != 0 {
        add(answer.horizontal.cap == nil ? "x" : "mx")
      }
      if let cap = answer.horizontal.cap { style.most(.horizontal, .px(cap)) }
      if node.keepsRatio, answer.keepsBoth { style.add("aspect-ratio", "\(ratio)") }
      return
    }
    if place.flexAxis != .vertical { addProportion(answer.horizontal, .horizontal, of: "cqh", place, node) }
    if place.flexAxis != .horizontal { addProportion(answer.vertical, .vertical, of: "cqw", place, node) }
    if place.flexAxis != nil && node.keepsRatio && answer.keepsBoth { style.add("aspect-ratio", "\(ratio)") }
  }

  /// Limits one length by a part of what is offered across.
  private mutating func addProportion(
    _ range: LayoutRange, _ axis: Axis, of unit: CSS, _ place: LayoutPlace, _ node: DisplayNode
  ) {
    guard range.slope != 0, let points = range.maximum else { return }
    let across = axis == .horizontal ? place.beyond.height : place.beyond.width
    let overhang = node.overhang(axis)
    let part = CSS.part(range.slope, of: unit, points + range.slope * across + overhang)
    var most = range.cap.map { "min(\(part),\(.px($0 + overhang)))" } ?? part
    if let least = range.minimum, least > 0 {
      most = "max(\(.px(least + overhang)),\(most))"
      style.least(axis, least + overhang)
    }
    if node.content.holdsViews { add(axis == .horizontal ? "n" : "m") }
    if place.flexAxis == axis, place.indefinite.contains(Axis.Set(axis)) {
      add(axis == .horizontal ? "lx" : "ly")
      style.add(axis == .horizontal ? "width" : "height", most)
    } else {
      add(axis == .horizontal ? "mx" : "my")
      style.most(axis, most)
      if overhang > 0 { style.add(axis == .horizontal ? "width" : "height", "calc(100% + \(.px(overhang)))") }
    }
  }

  /// Keeps proportions and is as large as all that is offered, or larger.
  private mutating func addCover(_ place: LayoutPlace, _ node: DisplayNode) {
    guard place.isMeasured, place.flexAxis == nil else { return }
    for case .aspectRatio(let own, .fill) in node.modifiers {
      guard let ratio = own ?? node.layout.cover else { continue }
      add("mx")
      add("my")
      style.add("min-width", .part(ratio, of: "cqh", 0))
      style.add("min-height", .part(1 / ratio, of: "cqw", 0))
    }
  }

  /// How strongly a view of a priority grows: so much more for each step that nothing is left for those below.
  private static func growth(_ priority: Double) -> CSS {
    let steps = abs(priority) <= 1 ? 4 * abs(priority) : 4 + 3 * log2(min(abs(priority), 100))
    let exponent = priority.isFinite || priority > 0 ? max(6 + (priority < 0 ? -steps : steps), 2) : 0
    return "1e\(Int(saturating: exponent.rounded()))"
  }
}

extension Declarations {
  fileprivate mutating func length(_ axis: Axis, _ length: CGFloat) {
    add(axis == .horizontal ? "width" : "height", .px(length))
  }

  fileprivate mutating func least(_ axis: Axis, _ length: CGFloat) {
    add(axis == .horizontal ? "min-width" : "min-height", .px(length))
  }

  fileprivate mutating func most(_ axis: Axis, _ length: CSS) {
    add(axis == .horizontal ? "max-width" : "max-height", length)
  }
}

extension CSS {
  /// A share of the area around and some points.
  static func share(_ length: _RelativeLength) -> CSS {
    let share: CSS = "\(length.share * 100)%"
    return length.points == 0 ? share : "calc(\(share) + \(.points(length.points)))"
  }

  /// A part of a container's length and some points more.
  static func part(_ factor: CGFloat, of unit: CSS, _ points: CGFloat) -> CSS {
    points == 0 ? "calc(100\(unit)*\(factor))" : "calc(100\(unit)*\(factor) + \(.px(points)))"
  }
}

extension LayoutAnswer {
  /// True where each length tells the other.
  fileprivate var keepsBoth: Bool { horizontal.slope != 0 && vertical.slope != 0 }
}

extension DisplayNode {
  /// True where the element itself, and not only what is in it, has the proportions.
  fileprivate var keepsRatio: Bool { !content.holdsViews || hasProportions }

  /// True where something inside takes all the height that is left, also where that is nothing.
  fileprivate var givesWay: Bool {
    children.contains { child in
      guard !child.isPresentation, child.layout.vertical.fills else { return false }
      return child.layout.vertical.minimum == 0 || child.content.isContainer && child.givesWay
    }
  }

  fileprivate var isEmptyBox: Bool { content == .box && children.isEmpty }

  /// True for a picture whose element says its size.
  fileprivate var hasWholePicture: Bool {
    guard case .image(let image) = content, let size = image.knownSize else { return false }
    return !image.isResizable && size.width == size.width.rounded() && size.height == size.height.rounded()
  }

  fileprivate var hasLimits: Bool { modifiers.contains { $0.isFrame } }

  /// True where the height does not come from what is in the node, or where what is in it follows the height.
  fileprivate var saysHeight: Bool {
    children.contains { !$0.layout.vertical.isFixed && !$0.isPresentation }
      || modifiers.contains { modifier in
        switch modifier {
        case .fixedSize(_, true), .frame: true
        default: false
        }
      }
  }

  /// True where room around what is inside lies along an axis.
  func hasPadding(along axis: Axis) -> Bool {
    modifiers.contains { modifier in
      guard case .padding(let insets) = modifier else { return false }
      return axis == .horizontal ? insets.leading + insets.trailing != 0 : insets.top + insets.bottom != 0
    }
  }

  /// What the element itself takes, where room around it is taken away: more than what is left of it.
  fileprivate func rangeOfElement(along axis: Axis) -> LayoutRange? {
    guard let index = modifiers.firstIndex(where: \.takesRoom), case .padding(let insets) = modifiers[index] else {
      return nil
    }
    let inside = EdgeInsets(
      top: max(insets.top, 0), leading: max(insets.leading, 0), bottom: max(insets.bottom, 0),
      trailing: max(insets.trailing, 0))
    return LayoutRules.answer(
      of: content, modifiers: modifiers[..<index] + [.padding(inside)], children: children)[axis]
  }

  /// True where a frame says the length of the element.
  fileprivate func hasFrame(along axis: Axis) -> Bool {
    modifiers.contains { modifier in
      guard case .frame(let size) = modifier else { return false }
      return (axis == .horizontal ? size.width : size.height) != nil
    }
  }
}

extension DisplayContent {
  /// True for elements that are as large as what is in them.
  var isContainer: Bool {
    switch self {
    case .box, .layers, .stack, .overlap, .grid, .firstThatFits: true
    default: false
    }
  }

  /// True for what is as long as the style sheet says, or as the label in it.
  fileprivate var saysItself: Bool {
    switch self {
    case .button, .link: true
    default: isDrawnControl
    }
  }

  /// True for controls whose length the style sheet says.
  fileprivate var isDrawnControl: Bool {
    switch self {
    case .toggle, .stepper, .slider, .progress, .field, .picker: true
    default: false
    }
  }

  /// True for elements that are as large as what is in them, also where they are controls.
  fileprivate var holdsViews: Bool {
    switch self {
    case .button, .link: true
    default: isContainer
    }
  }
}
