import Foundation

/// A turn in space.
public struct _Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable, @unchecked Sendable,
  CustomDebugStringConvertible
{
  /// The three imaginary parts, then the real one.
  public var vector: SIMD4<Scalar>

  /// A quaternion of noughts.
  public init() { vector = SIMD4() }
  /// Makes a quaternion of its parts, the real one last.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// Makes a quaternion of its parts, the real one last.
  public init(_ vector: SIMD4<Scalar>) { self.vector = vector }
  /// Makes a quaternion of its parts.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// Makes a quaternion of its parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// Turns about an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    vector = SIMD4(axis * Scalar(Foundation.sin(half)), Scalar(Foundation.cos(half)))
  }

  /// Turns one direction into another, the shortest way. Both have length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = simd_dot(from, to)
    if cosine < -0.999_999 {
      let aside: SIMD3<Scalar> = Swift.abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      vector = SIMD4(simd_normalize(simd_cross(from, aside)), 0)
    } else {
      vector = simd_normalize(SIMD4(simd_cross(from, to), 1 + cosine))
    }
  }

  /// Turns as a matrix does.
  public init(_ matrix: _Matrix3<Scalar>) {
    let m = matrix
    let (x, y, z) = (m[0][0], m[1][1], m[2][2])
    let parts: SIMD4<Scalar>
    if x + y + z >= 0 {
      parts = SIMD4(m[1][2] - m[2][1], m[2][0] - m[0][2], m[0][1] - m[1][0], 1 + x + y + z)
    } else if x >= y && x >= z {
      parts = SIMD4(1 + x - y - z, m[0][1] + m[1][0], m[0][2] + m[2][0], m[1][2] - m[2][1])
    } else if y >= z {
      parts = SIMD4(m[0][1] + m[1][0], 1 - x + y - z, m[1][2] + m[2][1], m[2][0] - m[0][2])
    } else {
      parts = SIMD4(m[0][2] + m[2][0], m[1][2] + m[2][1], 1 - x - y + z, m[0][1] - m[1][0])
    }
    vector = simd_normalize(parts)
  }

  /// Turns as the upper left of a matrix does.
  public init(_ matrix: _Matrix4<Scalar>) { self.init(_Matrix3(matrix)) }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The three imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// How far it turns.
  public var angle: Scalar { Scalar(2 * Foundation.atan2(Double(simd_length(imag)), Double(real))) }
  /// What it turns about.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  public var length: Scalar { simd_length(vector) }
  /// The same turn with length 1.
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  /// The quaternion with the other imaginary parts.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// What turns back.
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

  /// A direction, turned.
  public func act(_ direction: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = simd_cross(imag, direction) * 2
    return direction + twice * real + simd_cross(imag, twice)
  }

  public var debugDescription: String { "\(Self.self)(real: \(real), imag: \(imag))" }

  /// Turns first as `other` does, then as `one` does.
  public static func * (one: Self, other: Self) -> Self {
    Self(
      real: one.real * other.real - simd_dot(one.imag, other.imag),
      imag: other.imag * one.real + one.imag * other.real + simd_cross(one.imag, other.imag))
  }
  public static func *= (one: inout Self, other: Self) { one = one * other }
  public static func * (one: Self, factor: Scalar) -> Self { Self(vector: one.vector * factor) }
  public static func * (factor: Scalar, one: Self) -> Self { one * factor }
  public static func / (one: Self, factor: Scalar) -> Self { Self(vector: one.vector / factor) }
  public static func / (one: Self, other: Self) -> Self { one * other.inverse }
  public static func + (one: Self, other: Self) -> Self { Self(vector: one.vector + other.vector) }
  public static func - (one: Self, other: Self) -> Self { Self(vector: one.vector - other.vector) }
  public static prefix func - (one: Self) -> Self { Self(vector: -one.vector) }
}
