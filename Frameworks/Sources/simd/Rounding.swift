import Foundation

/// Each part, rounded down.
@inlinable public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
/// Each part, rounded up.
@inlinable public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
/// Each part without what is behind its point.
@inlinable public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
/// Each part, rounded.
@inlinable public func rint<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrEven) }
/// Each part, rounded.
@inlinable public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrAwayFromZero) }
/// The root of each part.
@inlinable public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
/// One divided by the root of each part.
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x.squareRoot() }
/// Minus one, nought or one for each part.
@inlinable public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  var signs = V()
  for place in x.indices { signs[place] = x[place] > 0 ? 1 : x[place] < 0 ? -1 : 0 }
  return signs
}
/// Nought below the edge and one from there, for each part.
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// From nought to one between two edges, without corners, for each part.
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: V(), upperBound: V(repeating: 1))
  return t * t * (3 - 2 * t)
}
/// The vector that stands upright on two others.
@inlinable public func simd_cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The vector that stands upright on two others.
@inlinable public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  simd_cross(x, y)
}
/// The vector that stands upright on the plane of two others.
@inlinable public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// What lies between two numbers.
@inlinable public func mix<T: FloatingPoint>(_ x: T, _ y: T, t: T) -> T { x + (y - x) * t }
/// What lies between two numbers.
@inlinable public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + (y - x) * t }
/// A number between two bounds.
@inlinable public func simd_clamp<T: FloatingPoint>(_ x: T, _ min: T, _ max: T) -> T {
  Swift.min(Swift.max(x, min), max)
}
/// Each part between two bounds.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// What lies between two vectors, for each part.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// The way on from a wall that stands upright on `n`.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  simd_reflect(x, n: n)
}
/// From nought to one between two edges, without corners.
@inlinable public func simd_smoothstep<T: FloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
