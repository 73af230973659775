import Foundation

/// The shape of rounded corners.
public enum RoundedCornerStyle: Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature changes gradually.
  case continuous
}

/// A radius for each corner.
@frozen public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  public var topLeading: CGFloat
  /// Points at the corner where lines begin at the bottom.
  public var bottomLeading: CGFloat
  /// Points at the corner where lines end at the bottom.
  public var bottomTrailing: CGFloat
  /// Points at the corner where lines end at the top.
  public var topTrailing: CGFloat

  /// Makes radii; zero by default.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The numbers that describe the value.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
