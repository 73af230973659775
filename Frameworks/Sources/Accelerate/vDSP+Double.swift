/// Adds.
public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] + __B[n * __IB] } }
/// Takes the first from the second.
public func vDSP_vsubD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __B[n * __IB] - __A[n * __IA] } }
/// Multiplies.
public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * __B[n * __IB] } }
/// Divides the second by the first.
public func vDSP_vdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __B[n * __IB] / __A[n * __IA] } }
/// Adds a number.
public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] + __B.pointee } }
/// Multiplies by a number.
public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * __B.pointee } }
/// Divides by a number.
public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] / __B.pointee } }
/// The sum.
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(__N) { value = value + __A[n * __IA] }
  __C.pointee = value
}
/// The sum of the squares.
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(__N) { value = value + __A[n * __IA] * __A[n * __IA] }
  __C.pointee = value
}
/// The mean.
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(__N) { value = value + __A[n * __IA] }
  __C.pointee = __N == 0 ? .nan : value / Double(__N)
}
/// The mean of the squares.
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(__N) { value = value + __A[n * __IA] * __A[n * __IA] }
  __C.pointee = __N == 0 ? .nan : value / Double(__N)
}
/// The root of the mean of the squares.
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(__N) { value = value + __A[n * __IA] * __A[n * __IA] }
  __C.pointee = __N == 0 ? .nan : (value / Double(__N)).squareRoot()
}
/// The largest.
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var value: Double = -.infinity
  for n in 0..<Int(__N) { value = max(value, __A[n * __IA]) }
  __C.pointee = value
}
/// The smallest.
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var value: Double = .infinity
  for n in 0..<Int(__N) { value = min(value, __A[n * __IA]) }
  __C.pointee = value
}
/// The largest without its sign.
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(__N) { value = max(value, abs(__A[n * __IA])) }
  __C.pointee = value
}
/// The inner product.
public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] } }
/// Numbers without their signs.
public func vDSP_vabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for n in 0..<Int(__N) { __C[n * __IC] = abs(__A[n * __IA]) } }
