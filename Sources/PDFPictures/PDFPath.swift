/// A path as a page draws it.
struct PDFPath {
  private enum Part {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    case close
  }

  private var parts: [Part] = []
  private var current = (x: 0.0, y: 0.0)

  var isEmpty: Bool { parts.isEmpty }

  mutating func close() { if !parts.isEmpty { parts.append(.close) } }

  /// Follows an operator; false where it is none of a path's.
  mutating func add(_ word: String, _ n: [Double]) -> Bool {
    switch (word, n.count) {
    case ("m", 2): parts.append(.move(n[0], n[1]))
    case ("l", 2): parts.append(.line(n[0], n[1]))
    case ("c", 6): parts.append(.curve(n[0], n[1], n[2], n[3], n[4], n[5]))
    case ("v", 4): parts.append(.curve(current.x, current.y, n[0], n[1], n[2], n[3]))
    case ("y", 4): parts.append(.curve(n[0], n[1], n[2], n[3], n[2], n[3]))
    case ("re", 4):
      let (x, y, width, height) = (n[0], n[1], n[2], n[3])
      parts += [
        .move(x, y), .line(x + width, y), .line(x + width, y + height), .line(x, y + height), .close,
      ]
      current = (x, y)
      return true
    case ("h", _):
      close()
      return true
    default: return false
    }
    current = (n[n.count - 2], n[n.count - 1])
    return true
  }

  /// As SVG writes it, on the page.
  func svg(_ matrix: Matrix) -> String {
    func point(_ x: Double, _ y: Double) -> String {
      let place = matrix.apply(x, y)
      return "\(short(place.x)) \(short(place.y))"
    }
    return parts.map { part in
      switch part {
      case .move(let x, let y): "M\(point(x, y))"
      case .line(let x, let y): "L\(point(x, y))"
      case .curve(let a, let b, let c, let d, let x, let y): "C\(point(a, b)) \(point(c, d)) \(point(x, y))"
      case .close: "Z"
      }
    }.joined()
  }
}
