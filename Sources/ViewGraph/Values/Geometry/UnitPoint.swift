import Foundation

/// A point in a rectangle whose size is taken as 1 by 1.
@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  /// From the top edge, 0, to the bottom one, 1.
  public var y: CGFloat

  /// Makes a point; (0, 0) is the top leading corner.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Makes the point at (0, 0).
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The origin: the top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The leading corner at the top.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The trailing corner at the top.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The leading corner at the bottom.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The trailing corner at the bottom.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The numbers that describe the value.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
