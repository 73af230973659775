public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Adds.
public func vDSP_vadd(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Float>, _ pIB: vDSP_Stride,
  _ pC: UnsafeMutablePointer<Float>, _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pA[n * pIA] + pB[n * pIB] } }
/// Takes the first from the second.
public func vDSP_vsub(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Float>, _ pIB: vDSP_Stride,
  _ pC: UnsafeMutablePointer<Float>, _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pB[n * pIB] - pA[n * pIA] } }
/// Multiplies.
public func vDSP_vmul(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Float>, _ pIB: vDSP_Stride,
  _ pC: UnsafeMutablePointer<Float>, _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pA[n * pIA] * pB[n * pIB] } }
/// Divides the second by the first.
public func vDSP_vdiv(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Float>, _ pIB: vDSP_Stride,
  _ pC: UnsafeMutablePointer<Float>, _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pB[n * pIB] / pA[n * pIA] } }
/// Adds a number.
public func vDSP_vsadd(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Float>, _ pC: UnsafeMutablePointer<Float>,
  _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pA[n * pIA] + pB.pointee } }
/// Multiplies by a number.
public func vDSP_vsmul(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Float>, _ pC: UnsafeMutablePointer<Float>,
  _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pA[n * pIA] * pB.pointee } }
/// Divides by a number.
public func vDSP_vsdiv(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Float>, _ pC: UnsafeMutablePointer<Float>,
  _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pA[n * pIA] / pB.pointee } }
/// The sum.
public func vDSP_sve(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Float>, _ pN: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(pN) { value = value + pA[n * pIA] }
  pC.pointee = value
}
/// The sum of the squares.
public func vDSP_svesq(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Float>, _ pN: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(pN) { value = value + pA[n * pIA] * pA[n * pIA] }
  pC.pointee = value
}
/// The mean.
public func vDSP_meanv(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Float>, _ pN: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(pN) { value = value + pA[n * pIA] }
  pC.pointee = pN == 0 ? .nan : value / Float(pN)
}
/// The mean of the squares.
public func vDSP_measqv(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Float>, _ pN: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(pN) { value = value + pA[n * pIA] * pA[n * pIA] }
  pC.pointee = pN == 0 ? .nan : value / Float(pN)
}
/// The root of the mean of the squares.
public func vDSP_rmsqv(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Float>, _ pN: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(pN) { value = value + pA[n * pIA] * pA[n * pIA] }
  pC.pointee = pN == 0 ? .nan : (value / Float(pN)).squareRoot()
}
/// The largest.
public func vDSP_maxv(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Float>, _ pN: vDSP_Length
) {
  var value: Float = -.infinity
  for n in 0..<Int(pN) { value = max(value, pA[n * pIA]) }
  pC.pointee = value
}
/// The smallest.
public func vDSP_minv(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Float>, _ pN: vDSP_Length
) {
  var value: Float = .infinity
  for n in 0..<Int(pN) { value = min(value, pA[n * pIA]) }
  pC.pointee = value
}
/// The largest without its sign.
public func vDSP_maxmgv(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Float>, _ pN: vDSP_Length
) {
  var value: Float = 0
  for n in 0..<Int(pN) { value = max(value, abs(pA[n * pIA])) }
  pC.pointee = value
}
/// The inner product.
public func vDSP_dotpr(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Float>, _ pIB: vDSP_Stride,
  _ pC: UnsafeMutablePointer<Float>, _ pN: vDSP_Length
) { pC.pointee = (0..<Int(pN)).reduce(0) { $0 + pA[$1 * pIA] * pB[$1 * pIB] } }
/// Numbers without their signs.
public func vDSP_vabs(
  _ pA: UnsafePointer<Float>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Float>, _ pIC: vDSP_Stride,
  _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = abs(pA[n * pIA]) } }
