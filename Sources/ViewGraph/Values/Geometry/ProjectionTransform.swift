import Foundation

/// A map of the plane that keeps straight lines straight, by a matrix of three by three: points are rows, and stand
/// before the matrix.
@frozen public struct ProjectionTransform: Equatable, Sendable {
  public var m11 = 1.0 as CGFloat, m12 = 0.0 as CGFloat, m13 = 0.0 as CGFloat
  public var m21 = 0.0 as CGFloat, m22 = 1.0 as CGFloat, m23 = 0.0 as CGFloat
  public var m31 = 0.0 as CGFloat, m32 = 0.0 as CGFloat, m33 = 1.0 as CGFloat

  /// Makes the map that changes nothing.
  public init() {}

  /// Makes the map of a transform of the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Makes the map of what a transform of space does to the plane at depth 0.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// True for the map that changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// True where the map is one that keeps parallels parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This map, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var made = ProjectionTransform()
    made.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    made.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    made.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    made.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    made.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    made.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    made.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    made.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    made.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return made
  }

  /// Turns the map around; false, and nothing is changed, where no map does that.
  public mutating func invert() -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    m11 = (old.m22 * old.m33 - old.m23 * old.m32) / determinant
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The map that undoes this one; this one itself where none does.
  public func inverted() -> ProjectionTransform {
    var made = self
    return made.invert() ? made : self
  }

  /// The sixteen numbers of the same map of space, column by column as renderers take them, or of none where a number is
  /// not finite.
  public var spaceMatrix: [CGFloat] {
    let numbers = [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33]
    return numbers.allSatisfy(\.isFinite) ? numbers : ProjectionTransform().spaceMatrix
  }
}

extension CGPoint {
  /// The point after a projection.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = m.m13 * x + m.m23 * y + m.m33
    let across = m.m11 * x + m.m21 * y + m.m31
    let down = m.m12 * x + m.m22 * y + m.m32
    return depth == 0 ? CGPoint(x: across, y: down) : CGPoint(x: across / depth, y: down / depth)
  }
}
