import Foundation

/// The sine of each part.
public func sin(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped(Foundation.sin) }
/// The sine of each part.
public func sin(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.sin) }
/// The sine of each part.
public func sin(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped(Foundation.sin) }
/// The sine of each part.
public func sin(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped(Foundation.sin) }
/// The sine of each part.
public func sin(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.sin) }
/// The sine of each part.
public func sin(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped(Foundation.sin) }
/// The cosine of each part.
public func cos(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped(Foundation.cos) }
/// The cosine of each part.
public func cos(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.cos) }
/// The cosine of each part.
public func cos(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped(Foundation.cos) }
/// The cosine of each part.
public func cos(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped(Foundation.cos) }
/// The cosine of each part.
public func cos(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.cos) }
/// The cosine of each part.
public func cos(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped(Foundation.cos) }
/// The tangent of each part.
public func tan(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped(Foundation.tan) }
/// The tangent of each part.
public func tan(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.tan) }
/// The tangent of each part.
public func tan(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped(Foundation.tan) }
/// The tangent of each part.
public func tan(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped(Foundation.tan) }
/// The tangent of each part.
public func tan(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.tan) }
/// The tangent of each part.
public func tan(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped(Foundation.tan) }
/// The angle of a sine of each part.
public func asin(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped(Foundation.asin) }
/// The angle of a sine of each part.
public func asin(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.asin) }
/// The angle of a sine of each part.
public func asin(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped(Foundation.asin) }
/// The angle of a sine of each part.
public func asin(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped(Foundation.asin) }
/// The angle of a sine of each part.
public func asin(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.asin) }
/// The angle of a sine of each part.
public func asin(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped(Foundation.asin) }
/// The angle of a cosine of each part.
public func acos(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped(Foundation.acos) }
/// The angle of a cosine of each part.
public func acos(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.acos) }
/// The angle of a cosine of each part.
public func acos(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped(Foundation.acos) }
/// The angle of a cosine of each part.
public func acos(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped(Foundation.acos) }
/// The angle of a cosine of each part.
public func acos(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.acos) }
/// The angle of a cosine of each part.
public func acos(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped(Foundation.acos) }
/// The angle of a tangent of each part.
public func atan(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped(Foundation.atan) }
/// The angle of a tangent of each part.
public func atan(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.atan) }
/// The angle of a tangent of each part.
public func atan(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped(Foundation.atan) }
/// The angle of a tangent of each part.
public func atan(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped(Foundation.atan) }
/// The angle of a tangent of each part.
public func atan(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.atan) }
/// The angle of a tangent of each part.
public func atan(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped(Foundation.atan) }
