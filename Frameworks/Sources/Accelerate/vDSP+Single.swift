public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Adds.
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] + __B[n * __IB] } }
/// Takes the first from the second.
public func vDSP_vsub(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __B[n * __IB] - __A[n * __IA] } }
/// Multiplies.
public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * __B[n * __IB] } }
/// Divides the second by the first.
public func vDSP_vdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __B[n * __IB] / __A[n * __IA] } }
/// Adds a number.
public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] + __B.pointee } }
/// Multiplies by a number.
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * __B.pointee } }
/// Divides by a number.
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] / __B.pointee } }
/// The sum.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(__N) { value = value + __A[n * __IA] }
  __C.pointee = value
}
/// The sum of the squares.
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(__N) { value = value + __A[n * __IA] * __A[n * __IA] }
  __C.pointee = value
}
/// The mean.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(__N) { value = value + __A[n * __IA] }
  __C.pointee = __N == 0 ? .nan : value / Float(__N)
}
/// The mean of the squares.
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(__N) { value = value + __A[n * __IA] * __A[n * __IA] }
  __C.pointee = __N == 0 ? .nan : value / Float(__N)
}
/// The root of the mean of the squares.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(__N) { value = value + __A[n * __IA] * __A[n * __IA] }
  __C.pointee = __N == 0 ? .nan : (value / Float(__N)).squareRoot()
}
/// The largest.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var value: Float = -.infinity
  for n in 0..<Int(__N) { value = max(value, __A[n * __IA]) }
  __C.pointee = value
}
/// The smallest.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var value: Float = .infinity
  for n in 0..<Int(__N) { value = min(value, __A[n * __IA]) }
  __C.pointee = value
}
/// The largest without its sign.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(__N) { value = max(value, abs(__A[n * __IA])) }
  __C.pointee = value
}
/// The inner product.
public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] } }
/// Numbers without their signs.
public func vDSP_vabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = abs(__A[n * __IA]) } }
