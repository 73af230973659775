import Foundation

/// How far two fingers have come.
public struct PinchState: Equatable, Sendable {
  /// How many times as far apart they are as at first.
  public var scale: Double
  /// How far they have turned.
  public var rotation: Angle
  /// The middle between them at first, in the view's own space.
  public var location: CGPoint
  /// The middle between them at first, as a part of the view's size.
  public var anchor: UnitPoint
  /// True once they have let go.
  public var hasEnded: Bool

  public init(scale: Double, rotation: Angle, location: CGPoint, anchor: UnitPoint, hasEnded: Bool) {
    self.scale = scale
    self.rotation = rotation
    self.location = location
    self.anchor = anchor
    self.hasEnded = hasEnded
  }
}
