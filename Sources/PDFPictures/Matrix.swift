/// A map of the plane, as PDF and SVG write it.
struct Matrix: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  init() {}

  /// Makes the map of six numbers; nil where there are others.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    (a, b, c, d, e, f) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  /// This map first, then another.
  func then(_ next: Matrix) -> Matrix {
    var result = Matrix()
    result.a = a * next.a + b * next.c
    result.b = a * next.b + b * next.d
    result.c = c * next.a + d * next.c
    result.d = c * next.b + d * next.d
    result.e = e * next.a + f * next.c + next.e
    result.f = e * next.b + f * next.d + next.f
    return result
  }

  func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (a * x + c * y + e, b * x + d * y + f) }

  /// The way back; this map where there is none.
  var inverted: Matrix {
    let size = a * d - b * c
    guard size != 0 else { return self }
    var result = Matrix()
    (result.a, result.b, result.c, result.d) = (d / size, -b / size, -c / size, a / size)
    result.e = -(e * result.a + f * result.c)
    result.f = -(e * result.b + f * result.d)
    return result
  }

  var svg: String { "matrix(\([a, b, c, d, e, f].map(short).joined(separator: " ")))" }
}

/// A number with no more digits than can be seen.
func short(_ number: Double) -> String {
  guard number.isFinite else { return "0" }
  let rounded = (number * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}
