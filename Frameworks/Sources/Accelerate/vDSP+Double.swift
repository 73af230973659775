/// Adds.
public func vDSP_vaddD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Double>, _ pIB: vDSP_Stride,
  _ pC: UnsafeMutablePointer<Double>, _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pA[n * pIA] + pB[n * pIB] } }
/// Takes the first from the second.
public func vDSP_vsubD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Double>, _ pIB: vDSP_Stride,
  _ pC: UnsafeMutablePointer<Double>, _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pB[n * pIB] - pA[n * pIA] } }
/// Multiplies.
public func vDSP_vmulD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Double>, _ pIB: vDSP_Stride,
  _ pC: UnsafeMutablePointer<Double>, _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pA[n * pIA] * pB[n * pIB] } }
/// Divides the second by the first.
public func vDSP_vdivD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Double>, _ pIB: vDSP_Stride,
  _ pC: UnsafeMutablePointer<Double>, _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pB[n * pIB] / pA[n * pIA] } }
/// Adds a number.
public func vDSP_vsaddD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Double>, _ pC: UnsafeMutablePointer<Double>,
  _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pA[n * pIA] + pB.pointee } }
/// Multiplies by a number.
public func vDSP_vsmulD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Double>, _ pC: UnsafeMutablePointer<Double>,
  _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pA[n * pIA] * pB.pointee } }
/// Divides by a number.
public func vDSP_vsdivD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Double>, _ pC: UnsafeMutablePointer<Double>,
  _ pIC: vDSP_Stride, _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = pA[n * pIA] / pB.pointee } }
/// The sum.
public func vDSP_sveD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Double>, _ pN: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(pN) { value = value + pA[n * pIA] }
  pC.pointee = value
}
/// The sum of the squares.
public func vDSP_svesqD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Double>, _ pN: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(pN) { value = value + pA[n * pIA] * pA[n * pIA] }
  pC.pointee = value
}
/// The mean.
public func vDSP_meanvD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Double>, _ pN: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(pN) { value = value + pA[n * pIA] }
  pC.pointee = pN == 0 ? .nan : value / Double(pN)
}
/// The mean of the squares.
public func vDSP_measqvD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Double>, _ pN: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(pN) { value = value + pA[n * pIA] * pA[n * pIA] }
  pC.pointee = pN == 0 ? .nan : value / Double(pN)
}
/// The root of the mean of the squares.
public func vDSP_rmsqvD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Double>, _ pN: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(pN) { value = value + pA[n * pIA] * pA[n * pIA] }
  pC.pointee = pN == 0 ? .nan : (value / Double(pN)).squareRoot()
}
/// The largest.
public func vDSP_maxvD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Double>, _ pN: vDSP_Length
) {
  var value: Double = -.infinity
  for n in 0..<Int(pN) { value = max(value, pA[n * pIA]) }
  pC.pointee = value
}
/// The smallest.
public func vDSP_minvD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Double>, _ pN: vDSP_Length
) {
  var value: Double = .infinity
  for n in 0..<Int(pN) { value = min(value, pA[n * pIA]) }
  pC.pointee = value
}
/// The largest without its sign.
public func vDSP_maxmgvD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Double>, _ pN: vDSP_Length
) {
  var value: Double = 0
  for n in 0..<Int(pN) { value = max(value, abs(pA[n * pIA])) }
  pC.pointee = value
}
/// The inner product.
public func vDSP_dotprD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pB: UnsafePointer<Double>, _ pIB: vDSP_Stride,
  _ pC: UnsafeMutablePointer<Double>, _ pN: vDSP_Length
) { pC.pointee = (0..<Int(pN)).reduce(0) { $0 + pA[$1 * pIA] * pB[$1 * pIB] } }
/// Numbers without their signs.
public func vDSP_vabsD(
  _ pA: UnsafePointer<Double>, _ pIA: vDSP_Stride, _ pC: UnsafeMutablePointer<Double>, _ pIC: vDSP_Stride,
  _ pN: vDSP_Length
) { for n in 0..<Int(pN) { pC[n * pIC] = abs(pA[n * pIA]) } }
