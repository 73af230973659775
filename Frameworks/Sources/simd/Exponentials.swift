import Foundation

/// The exponential of each part.
public func exp(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped(Foundation.exp) }
/// The exponential of each part.
public func exp(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.exp) }
/// The exponential of each part.
public func exp(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped(Foundation.exp) }
/// The exponential of each part.
public func exp(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped(Foundation.exp) }
/// The exponential of each part.
public func exp(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.exp) }
/// The exponential of each part.
public func exp(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped(Foundation.exp) }
/// The natural logarithm of each part.
public func log(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped(Foundation.log) }
/// The natural logarithm of each part.
public func log(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.log) }
/// The natural logarithm of each part.
public func log(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped(Foundation.log) }
/// The natural logarithm of each part.
public func log(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped(Foundation.log) }
/// The natural logarithm of each part.
public func log(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.log) }
/// The natural logarithm of each part.
public func log(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped(Foundation.log) }
/// The logarithm to the base of two of each part.
public func log2(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped(Foundation.log2) }
/// The logarithm to the base of two of each part.
public func log2(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.log2) }
/// The logarithm to the base of two of each part.
public func log2(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped(Foundation.log2) }
/// The logarithm to the base of two of each part.
public func log2(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped(Foundation.log2) }
/// The logarithm to the base of two of each part.
public func log2(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.log2) }
/// The logarithm to the base of two of each part.
public func log2(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped(Foundation.log2) }

extension SIMD {
  /// The same function of each part.
  func mapped(_ function: (Scalar) -> Scalar) -> Self {
    var result = self
    for place in indices { result[place] = function(self[place]) }
    return result
  }
}
