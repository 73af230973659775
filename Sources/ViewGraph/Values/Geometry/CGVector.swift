import Foundation

/// A distance with a direction.
public struct CGVector: Hashable, Codable, Sendable {
  /// To the right, in points.
  public var dx: CGFloat
  /// Downward, in points.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector()

  /// Makes a distance; none by default.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a distance.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Makes a distance.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
