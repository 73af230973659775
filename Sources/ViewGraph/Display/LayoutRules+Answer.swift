import Foundation

extension LayoutRules {
  /// The least length of a gap that does not say one.
  static let spacerLength: CGFloat = 8
  /// The distance between neighbours that are not texts.
  static let spacing: CGFloat = 8

  /// What a node answers within a stack along an axis; nil stands for any other container.
  public static func answer(of node: DisplayNode, in axis: Axis?) -> LayoutAnswer {
    guard node.layout.isOriented, let axis else { return node.layout }
    return answer(of: node.content, modifiers: node.modifiers, children: node.children, in: axis)
  }

  /// What content with modifiers answers.
  public static func answer(
    of content: DisplayContent, modifiers: [DisplayModifier], children: [DisplayNode], in axis: Axis? = nil
  ) -> LayoutAnswer {
    var answer = natural(content, children, axis)
    answer.needsMeasure =
      answer.keepsProportions || (!answer.isSettled && children.contains(where: \.layout.needsMeasure))
    answer.canBeAsked = canBeAsked(content, children, answer)
    answer.asksInTurn = answer.canBeAsked && asksInTurn(content, children, room: CGSize.zero.inside(modifiers))
    return modified(answer, by: modifiers, content)
  }

  /// What a node with an answer of its own answers through further modifiers, from the innermost on.
  static func modified(
    _ answer: LayoutAnswer, by modifiers: [DisplayModifier], _ content: DisplayContent
  ) -> LayoutAnswer {
    var answer = answer
    for modifier in modifiers { apply(modifier, to: &answer, content) }
    settleTurns(&answer, modifiers, content)
    if answer.keepsProportions || answer.covers { answer.needsMeasure = true }
    if answer.isSettled && !answer.covers { answer.needsMeasure = false }
    return answer
  }

  private static func apply(_ modifier: DisplayModifier, to answer: inout LayoutAnswer, _ content: DisplayContent) {
    switch modifier {
    case .padding(let insets):
      // What is inset lies in the shape's place.
      if case .shape = content { return }
      // A button with a border has this room in the place of the usual.
      let insets = content.isBordered ? insets.less(borderRoom) : insets
      answer.horizontal = answer.horizontal.adding(insets.leading + insets.trailing)
      answer.vertical = answer.vertical.adding(insets.top + insets.bottom)
      answer.shiftProportions(by: insets)
      if insets.top != 0 { answer.hasTextAbove = false }
      if insets.bottom != 0 { answer.hasTextBelow = false }
    case .frame(let size): frame(size, &answer)
    case .containerFrame(let frame):
      answer.cover = nil
      if frame.axes.contains(.horizontal) { answer.horizontal = LayoutRange() }
      if frame.axes.contains(.vertical) { answer.vertical = LayoutRange() }
    case .fixedSize(let horizontal, let vertical) where answer.keepsProportions && horizontal != vertical:
      // The length that is offered tells the other.
      answer.needsMeasure = false
      answer.horizontal = horizontal ? LayoutRange() : LayoutRange(0, ideal: answer.horizontal.ideal, .infinity)
      answer.vertical = vertical ? LayoutRange() : LayoutRange(0, ideal: answer.vertical.ideal, .infinity)
    case .fixedSize(let horizontal, let vertical):
      if horizontal { answer.horizontal = answer.horizontal.ideal.map { .fixed($0) } ?? LayoutRange() }
      if vertical { answer.vertical = answer.vertical.ideal.map { .fixed($0) } ?? LayoutRange() }
    case .aspectRatio(let ratio, let mode):
      if case .image(let image) = content {
        // Pictures that cover their place, and those of unknown proportions, are drawn so inside of the box that they are given.
        if let ratio = image.ratioKept(ratio, mode) { answer.keep(ratio, .fit) }
      } else if let ratio = ratio ?? answer.idealRatio {
        answer.keep(ratio, mode)
      }
    case .position:
      answer.horizontal = LayoutRange(0, ideal: answer.horizontal.ideal, .infinity)
      answer.vertical = LayoutRange(0, ideal: answer.vertical.ideal, .infinity)
    case .place(let place):
      answer.horizontal = place.width == nil ? LayoutRange() : .filling
      answer.vertical = place.height == nil ? LayoutRange() : .filling
    case .layoutPriority(let priority): answer.priority = priority
    default: break
    }
  }

  private static func frame(_ size: FrameSize, _ answer: inout LayoutAnswer) {
    let (horizontal, vertical) = (answer.horizontal, answer.vertical)
    // What covers its place lies beyond a frame as the frame aligns it.
    answer.cover = nil
    answer.horizontal = horizontal.limited(size.minWidth, ideal: size.idealWidth, size.maxWidth)
    answer.vertical = vertical.limited(size.minHeight, ideal: size.idealHeight, size.maxHeight)
    if let width = size.width { answer.horizontal = .fixed(width) }
    if let height = size.height { answer.vertical = .fixed(height) }
    // Of two lengths in proportion, one that is known tells the other.
    if let height = size.height ?? size.maxHeight {
      answer.horizontal.settle(across: height, isLimit: size.height == nil, isRound: answer.isRound)
    }
    if let width = size.width ?? size.maxWidth {
      answer.vertical.settle(across: width, isLimit: size.width == nil, isRound: answer.isRound)
    }
    if size.height ?? size.minHeight ?? size.idealHeight ?? size.maxHeight != nil {
      answer.hasTextAbove = false
      answer.hasTextBelow = false
    }
    answer.isOriented = answer.isOriented && !(answer.horizontal.isFixed && answer.vertical.isFixed)
  }

  private static func natural(_ content: DisplayContent, _ children: [DisplayNode], _ axis: Axis?) -> LayoutAnswer {
    switch content {
    case .text:
      var answer = LayoutAnswer()
      answer.hasTextAbove = true
      answer.hasTextBelow = true
      return answer
    case .shape(let shape):
      var answer = LayoutAnswer(.filling, .filling)
      if shape.geometry == .circle {
        answer.keep(1, .fit)
        answer.isRound = true
      }
      return answer
    case .drawing, .embedded: return LayoutAnswer(.filling, .filling)
    case .image(let image): return picture(image)
    case .spacer(let minLength): return spacer(minLength, axis)
    case .divider: return divider(axis)
    case .scroll(let scroll): return self.scroll(scroll, children)
    case .list, .table, .navigation, .page, .tabs: return LayoutAnswer(.greedy, .greedy)
    case .moreRows, .section, .row: return LayoutAnswer(.stretching, LayoutRange())
    case .slider, .progress, .toggle, .stepper, .field: return plain(content, children)
    case .picker(let picker) where picker.style == "segmented" && children.isEmpty: return plain(content, children)
    case .picker(let picker) where picker.style == "wheel": return LayoutAnswer(.stretching, .fixed(216))
    case .datePicker(let picker) where picker.style == "graphical" || picker.style == "wheel":
      return LayoutAnswer(.stretching, picker.style == "wheel" ? .fixed(216) : LayoutRange())
    case .datePicker:
      return LayoutAnswer(children.isEmpty ? LayoutRange() : .stretching, LayoutRange())
    case .picker(let picker):
      return LayoutAnswer(picker.style == "segmented" ? .stretching : LayoutRange(), LayoutRange())
    case .button(let button) where button.prominence.isBare:
      let inside = overlap(children)
      if inside.keepsProportions { return inside }
      var answer = control(children)
      if inside.horizontal.isFixed { answer.horizontal = inside.horizontal }
      if inside.vertical.isFixed { answer.vertical = inside.vertical }
      answer.horizontal.ideal = inside.horizontal.ideal
      answer.vertical.ideal = inside.vertical.ideal
      answer.hasTextAbove = inside.hasTextAbove
      answer.hasTextBelow = inside.hasTextBelow
      return answer
    case .link, .button: return content.isBordered ? bordered(children) : control(children)
    // What opens lies over the page.
    case .menu(let labelCount, _): return control(Array(children.prefix(labelCount)))
    case .layers(let primary, _):
      return children.indices.contains(primary) ? answer(of: children[primary], in: axis) : LayoutAnswer()
    case .stack(let stack): return self.stack(stack, children)
    case .grid(let grid): return self.grid(grid)
    case .box where children.count == 1: return answer(of: children[0], in: axis)
    case .box, .overlap: return overlap(children)
    case .firstThatFits: return firstThatFits(children)
    case .placed, .empty, .presentation: return LayoutAnswer()
    }
  }

  private static func spacer(_ minLength: CGFloat?, _ axis: Axis?) -> LayoutAnswer {
    let gap = LayoutRange(minLength ?? spacerLength, ideal: minLength ?? spacerLength, .infinity)
    var answer = LayoutAnswer(axis == .vertical ? .fixed(0) : gap, axis == .horizontal ? .fixed(0) : gap)
    answer.isOriented = true
    answer.priority = -.infinity
    return answer
  }

  private static func divider(_ axis: Axis?) -> LayoutAnswer {
    var answer =
      axis == .horizontal ? LayoutAnswer(.fixed(1), .filling) : LayoutAnswer(.filling, .fixed(1))
    answer.isOriented = true
    return answer
  }

  /// What scrolls takes all the space along its axes, and across them what is in it.
  private static func scroll(_ scroll: ScrollContent, _ children: [DisplayNode]) -> LayoutAnswer {
    let inside = overlap(children)
    var answer = LayoutAnswer(.greedy, .greedy)
    answer.horizontal.ideal = inside.horizontal.ideal
    answer.vertical.ideal = inside.vertical.ideal
    if !scroll.axes.contains(.horizontal) { answer.horizontal = across(inside.horizontal) }
    if !scroll.axes.contains(.vertical) { answer.vertical = across(inside.vertical) }
    return answer
  }

  private static func across(_ range: LayoutRange) -> LayoutRange {
    if range.slope != 0 { return LayoutRange(0, ideal: range.ideal, .infinity) }
    var range = range
    if !range.isFixed { range.minimum = range.maximum == nil ? nil : 0 }
    return range
  }

  /// Which of several views is shown only the space tells.
  private static func firstThatFits(_ children: [DisplayNode]) -> LayoutAnswer {
    if children.count == 1 { return children[0].layout }
    var answer = LayoutAnswer()
    for axis in [Axis.horizontal, .vertical] where !children.isEmpty && children.allSatisfy({ $0.layout[axis].fills }) {
      answer[axis] = .greedy
    }
    return answer
  }
}

extension LayoutAnswer {
  /// The proportions of the ideal size, width by height, where it is known and not empty.
  var idealRatio: CGFloat? {
    guard let width = horizontal.ideal, let height = vertical.ideal, width > 0, height > 0 else { return nil }
    return width / height
  }

  /// Keeps proportions, width by height, within or around what is offered.
  mutating func keep(_ ratio: CGFloat, _ mode: ContentMode) {
    let isLimited = mode == .fit && horizontal.takesMore && vertical.takesMore
    guard ratio > 0, ratio.isFinite, horizontal.fills || vertical.fills || isLimited else { return }
    if mode == .fill {
      if horizontal.fills && vertical.fills { cover = ratio }
      return
    }
    if isLimited {
      horizontal.keep(ratio)
      vertical.keep(1 / ratio)
      return
    }
    // What takes all along one axis alone is offered less there, and takes along the other what it likes.
    if horizontal.fills { horizontal.keep(ratio) }
    if vertical.fills { vertical.keep(1 / ratio) }
  }

  /// What keeps proportions is offered less by what lies around it.
  fileprivate mutating func shiftProportions(by insets: EdgeInsets) {
    if horizontal.slope != 0 {
      horizontal.maximum = horizontal.maximum.map { $0 - horizontal.slope * (insets.top + insets.bottom) }
    }
    if vertical.slope != 0 {
      vertical.maximum = vertical.maximum.map { $0 - vertical.slope * (insets.leading + insets.trailing) }
    }
  }
}

extension LayoutRange {
  /// True where more is taken of more, up to a limit at least.
  fileprivate var takesMore: Bool { slope == 0 && (fills || isLimited) }

  /// Takes so much of what is offered across, at most.
  fileprivate mutating func keep(_ slope: CGFloat) {
    if isLimited { cap = maximum }
    maximum = 0
    self.slope = slope
  }

  /// Takes the maximum from what is offered across, now that it is known, or its limit.
  fileprivate mutating func settle(across length: CGFloat, isLimit: Bool, isRound: Bool) {
    guard slope != 0, length.isFinite, let points = maximum else { return }
    let most = max(points + slope * length, 0)
    if isLimit {
      cap = min(cap ?? most, most)
    } else {
      maximum = most
      // Where nothing in particular is offered along it, the other tells it all the same.
      ideal = isRound ? ideal.map { min($0, most) } : most
      slope = 0
    }
  }
}
