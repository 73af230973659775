import Foundation

/// What a display node tells whoever lays it out: the lengths it takes along both axes, and what it asks of a stack.
///
/// Made once for each node, from its content, its children and its modifiers; so it passes outward through wrappers.
public struct LayoutAnswer: Equatable, Sendable {
  public var horizontal: LayoutRange
  public var vertical: LayoutRange
  /// How early a stack gives the node space.
  public var priority: Double {
    get { Double(storedPriority) }
    set { storedPriority = Float(newValue) }
  }
  /// True where the upper edge is that of a text, to which others stand closer.
  public var hasTextAbove = false
  /// True where the lower edge is that of a text.
  public var hasTextBelow = false
  /// True where the node is a line or a gap that lies as the stack around it says: see `LayoutRules.answer(of:in:)`.
  public var isOriented = false
  /// The proportions of a node that is at least as large as what is offered in both directions; nil for any other.
  public var cover: CGFloat? {
    get { storedCover == 0 ? nil : CGFloat(storedCover) }
    set { storedCover = newValue.map { Float($0) } ?? 0 }
  }
  /// True where a length depends on what is offered along the other axis, of the node or of something in it, and is not
  /// settled by a size that the node has.
  public var needsMeasure: Bool {
    get { flags.contains(.needsMeasure) }
    set { flags.set(.needsMeasure, newValue) }
  }
  /// True where style sheets would give something inside another length than a parent that asks its views in turn, and
  /// no size that the node has settles it.
  public internal(set) var asksInTurn: Bool {
    get { flags.contains(.asksInTurn) }
    set { flags.set(.asksInTurn, newValue) }
  }
  /// True where all that is inside can be told to whoever asks in turn.
  public internal(set) var canBeAsked: Bool {
    get { flags.contains(.canBeAsked) }
    set { flags.set(.canBeAsked, newValue) }
  }
  /// True where what is inside has no say in the size, as in a reader of geometry.
  public internal(set) var isApart: Bool {
    get { flags.contains(.isApart) }
    set { flags.set(.isApart, newValue) }
  }
  /// The axes along which only the content tells the length, and no less is taken where there is less room, as by a symbol.
  public internal(set) var rigidity: Axis.Set {
    get {
      var axes: Axis.Set = []
      if flags.contains(.isRigidAcross) { axes.insert(.horizontal) }
      if flags.contains(.isRigidDown) { axes.insert(.vertical) }
      return axes
    }
    set {
      flags.set(.isRigidAcross, newValue.contains(.horizontal))
      flags.set(.isRigidDown, newValue.contains(.vertical))
    }
  }
  /// True for a circle, and for what holds one: where nothing in particular is offered along one axis, it takes what it takes of
  /// nothing, whatever is offered across.
  var isRound: Bool {
    get { flags.contains(.isRound) }
    set { flags.set(.isRound, newValue) }
  }
  private var flags: Flags = []

  private struct Flags: OptionSet {
    var rawValue: UInt8

    static let needsMeasure = Flags(rawValue: 1)
    static let asksInTurn = Flags(rawValue: 2)
    static let canBeAsked = Flags(rawValue: 4)
    static let isApart = Flags(rawValue: 8)
    static let isRigidAcross = Flags(rawValue: 16)
    static let isRigidDown = Flags(rawValue: 32)
    static let isRound = Flags(rawValue: 64)

    mutating func set(_ flag: Flags, _ isOn: Bool) {
      if isOn { insert(flag) } else { remove(flag) }
    }
  }

  // Every node has an answer, so it is kept small.
  private var storedPriority: Float = 0
  private var storedCover: Float = 0

  public init(_ horizontal: LayoutRange = LayoutRange(), _ vertical: LayoutRange = LayoutRange()) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The answer of what takes all that it is offered, whatever is inside.
  static var apart: LayoutAnswer {
    var answer = LayoutAnswer(.filling, .filling)
    answer.canBeAsked = true
    answer.isApart = true
    return answer
  }

  /// The range along an axis.
  public subscript(axis: Axis) -> LayoutRange {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The axes along which all that is offered is taken.
  public var expansion: Axis.Set {
    var axes: Axis.Set = []
    if horizontal.fills { axes.insert(.horizontal) }
    if vertical.fills { axes.insert(.vertical) }
    return axes
  }

  /// True where the length along an axis is the same whatever is offered.
  func isRigid(along axis: Axis) -> Bool {
    self[axis].isFixed && self[axis].maximum != nil || rigidity.contains(Axis.Set(axis))
  }

  /// True where both lengths are known, or follow from what is offered along their own axis.
  public var isSettled: Bool {
    horizontal.isSettled && vertical.isSettled
  }

  /// True where the node is at least as large as what is offered in both directions, and keeps its proportions.
  public var covers: Bool { cover != nil }

  /// True where the size along one axis depends on what is offered along the other.
  public var keepsProportions: Bool { horizontal.slope != 0 || vertical.slope != 0 }
}

extension LayoutRange {
  /// True where the length is known, or follows from what is offered along its axis.
  fileprivate var isSettled: Bool { slope == 0 && (fills || isFixed || isLimited) }
}
