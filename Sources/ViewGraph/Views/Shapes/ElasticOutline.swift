import Foundation

/// A path of which each coordinate is a part of the rectangle's side plus a length in points.
struct ElasticOutline {
  /// The parts of the sides, as a path in a unit square.
  var fractions = Path()
  /// The lengths, as a path with the same steps.
  var lengths = Path()

  /// True where there are lengths, so that the path may not just be stretched.
  private(set) var hasLengths = false

  /// Finds both by drawing for rectangles of three sizes; nil where the path depends on them in another way.
  init?(_ draw: (CGRect) -> Path) {
    let sizes = [
      CGSize(width: 200, height: 200), CGSize(width: 400, height: 600), CGSize(width: 900, height: 300),
    ]
    let drawn = sizes.map { draw(CGRect(origin: .zero, size: $0)).elements }
    guard drawn.allSatisfy({ $0.count == drawn[0].count }) else { return nil }
    for index in drawn[0].indices {
      let points = drawn.map { $0[index].points }
      guard points.allSatisfy({ $0.count == points[0].count }) else { return nil }
      var parts: [CGPoint] = []
      var rests: [CGPoint] = []
      for position in points[0].indices {
        let (near, far) = (points[0][position], points[1][position])
        let part = CGPoint(x: (far.x - near.x) / 200, y: (far.y - near.y) / 400)
        let rest = CGPoint(x: near.x - part.x * 200, y: near.y - part.y * 200)
        let third = points[2][position]
        guard abs(third.x - part.x * 900 - rest.x) < 0.01, abs(third.y - part.y * 300 - rest.y) < 0.01 else {
          return nil
        }
        parts.append(part)
        rests.append(rest)
        hasLengths = hasLengths || abs(rest.x) > 0.01 || abs(rest.y) > 0.01
      }
      fractions.elements.append(drawn[0][index].with(parts))
      lengths.elements.append(drawn[0][index].with(rests))
    }
  }
}

extension Path.Element {
  /// The step with other points, in the order of `points`.
  fileprivate func with(_ points: [CGPoint]) -> Path.Element {
    switch self {
    case .move: .move(to: points[0])
    case .line: .line(to: points[0])
    case .quadCurve: .quadCurve(to: points[1], control: points[0])
    case .curve: .curve(to: points[2], control1: points[0], control2: points[1])
    case .closeSubpath: .closeSubpath
    }
  }
}
