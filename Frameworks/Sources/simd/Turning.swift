import Foundation

extension _Matrix3 {
  /// Turns as a quaternion of length 1 does.
  public init(_ turn: _Quaternion<Scalar>) {
    self.init(turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
  }

  init(_ matrix: _Matrix4<Scalar>) {
    let columns = (0..<3).map { SIMD3(matrix[$0].x, matrix[$0].y, matrix[$0].z) }
    self.init(columns)
  }
}

extension _Matrix4 {
  /// Turns as a quaternion of length 1 does.
  public init(_ turn: _Quaternion<Scalar>) {
    let matrix = _Matrix3(turn)
    self.init(SIMD4(matrix[0], 0), SIMD4(matrix[1], 0), SIMD4(matrix[2], 0), SIMD4(0, 0, 0, 1))
  }
}

/// The matrix that turns as a quaternion does.
public func simd_matrix3x3(_ turn: simd_quatf) -> simd_float3x3 { simd_float3x3(turn) }
/// The matrix that turns as a quaternion does.
public func simd_matrix3x3(_ turn: simd_quatd) -> simd_double3x3 { simd_double3x3(turn) }
/// The matrix that turns as a quaternion does.
public func simd_matrix4x4(_ turn: simd_quatf) -> simd_float4x4 { simd_float4x4(turn) }
/// The matrix that turns as a quaternion does.
public func simd_matrix4x4(_ turn: simd_quatd) -> simd_double4x4 { simd_double4x4(turn) }
/// A quaternion that turns about an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// A quaternion that turns about an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// A quaternion of its parts, the real one last.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// A quaternion that turns one direction into another.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// A direction, turned.
public func simd_act<T>(_ turn: _Quaternion<T>, _ direction: SIMD3<T>) -> SIMD3<T> { turn.act(direction) }
/// The turn that does what `one` does after `other`.
public func simd_mul<T>(_ one: _Quaternion<T>, _ other: _Quaternion<T>) -> _Quaternion<T> { one * other }
/// What turns back.
public func simd_inverse<T>(_ turn: _Quaternion<T>) -> _Quaternion<T> { turn.inverse }
/// The same turn with length 1.
public func simd_normalize<T>(_ turn: _Quaternion<T>) -> _Quaternion<T> { turn.normalized }
/// The inner product.
public func simd_dot<T>(_ one: _Quaternion<T>, _ other: _Quaternion<T>) -> T { simd_dot(one.vector, other.vector) }

/// A turn between two, the shorter way; even steps of `t` turn evenly.
public func simd_slerp<T>(_ q0: _Quaternion<T>, _ q1: _Quaternion<T>, _ t: T) -> _Quaternion<T> {
  turned(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t)
}

/// A turn between two, the longer way; even steps of `t` turn evenly.
public func simd_slerp_longest<T>(_ q0: _Quaternion<T>, _ q1: _Quaternion<T>, _ t: T) -> _Quaternion<T> {
  turned(q0, simd_dot(q0, q1) < 0 ? q1 : -q1, t)
}

private func turned<T>(_ q0: _Quaternion<T>, _ q1: _Quaternion<T>, _ t: T) -> _Quaternion<T> {
  let cosine = min(max(Double(simd_dot(q0, q1)), -1), 1)
  let angle = Foundation.acos(cosine)
  let sine = Foundation.sin(angle)
  guard sine > 1e-6 else { return (q0 * (1 - t) + q1 * t).normalized }
  let share = Double(t)
  return q0 * T(Foundation.sin((1 - share) * angle) / sine) + q1 * T(Foundation.sin(share * angle) / sine)
}

/// A matrix of its columns.
public func simd_matrix<T>(_ col0: SIMD2<T>, _ col1: SIMD2<T>) -> _Matrix2<T> { _Matrix2(col0, col1) }
/// A matrix of its columns.
public func simd_matrix<T>(_ col0: SIMD3<T>, _ col1: SIMD3<T>, _ col2: SIMD3<T>) -> _Matrix3<T> {
  _Matrix3(col0, col1, col2)
}
/// A matrix of its columns.
public func simd_matrix<T>(
  _ col0: SIMD4<T>, _ col1: SIMD4<T>, _ col2: SIMD4<T>, _ col3: SIMD4<T>
) -> _Matrix4<T> { _Matrix4(col0, col1, col2, col3) }
