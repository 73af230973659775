import SwiftUI

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone
    case catmullRom(alpha: CGFloat), cardinal(tension: CGFloat)
    /// Steps, which come so far between two points.
    case step(CGFloat)
  }

  let kind: Kind

  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// Through all points, without going beyond them.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// Through all points, as smooth as they are far from each other.
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(alpha: 0.5))
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
  /// Through all points.
  public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0))
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  /// In steps, at each point.
  public static let stepStart = InterpolationMethod(kind: .step(0))
  /// In steps, half way.
  public static let stepCenter = InterpolationMethod(kind: .step(0.5))
  /// In steps, at the next point.
  public static let stepEnd = InterpolationMethod(kind: .step(1))
}

extension Path {
  /// Goes on from the first point through the others.
  mutating func follow(_ points: [CGPoint], _ method: InterpolationMethod) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { addLine(to: point) }
    case .step(let part):
      for (last, next) in zip(points, points.dropFirst()) {
        let x = last.x + (next.x - last.x) * part
        addLine(to: CGPoint(x: x, y: last.y))
        addLine(to: CGPoint(x: x, y: next.y))
        if part < 1 { addLine(to: next) }
      }
    case .monotone:
      let slopes = Self.monotoneSlopes(points)
      for index in 1..<points.count {
        let (last, next) = (points[index - 1], points[index])
        let third = (next.x - last.x) / 3
        addCurve(
          to: next, control1: CGPoint(x: last.x + third, y: last.y + third * slopes[index - 1]),
          control2: CGPoint(x: next.x - third, y: next.y - third * slopes[index]))
      }
    case .cardinal(let tension):
      let strength = (1 - tension) / 6
      for index in 1..<points.count {
        let (before, last) = (points[max(index - 2, 0)], points[index - 1])
        let (next, after) = (points[index], points[min(index + 1, points.count - 1)])
        addCurve(
          to: next,
          control1: CGPoint(x: last.x + (next.x - before.x) * strength, y: last.y + (next.y - before.y) * strength),
          control2: CGPoint(x: next.x - (after.x - last.x) * strength, y: next.y - (after.y - last.y) * strength))
      }
    case .catmullRom(let alpha): catmullRom(points, alpha)
    }
  }

  /// Yuksel, Schaefer and Keyser, "On the Parameterization of Catmull-Rom Curves" (2009), as cubic curves.
  private mutating func catmullRom(_ points: [CGPoint], _ alpha: CGFloat) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> (CGFloat, CGFloat) {
      // The plot is about twice as wide as it is high.
      let length = hypot((b.x - a.x) * 2, b.y - a.y)
      return (pow(length, alpha), pow(length, 2 * alpha))
    }
    for index in 1..<points.count {
      let (before, last) = (points[max(index - 2, 0)], points[index - 1])
      let (next, after) = (points[index], points[min(index + 1, points.count - 1)])
      let (d1, d2, d3) = (distance(before, last), distance(last, next), distance(next, after))
      var (first, second) = (last, next)
      if d1.0 > 1e-9 {
        let a = 2 * d1.1 + 3 * d1.0 * d2.0 + d2.1
        let n = 3 * d1.0 * (d1.0 + d2.0)
        first = CGPoint(
          x: (last.x * a - before.x * d2.1 + next.x * d1.1) / n, y: (last.y * a - before.y * d2.1 + next.y * d1.1) / n)
      }
      if d3.0 > 1e-9 {
        let b = 2 * d3.1 + 3 * d3.0 * d2.0 + d2.1
        let m = 3 * d3.0 * (d3.0 + d2.0)
        second = CGPoint(
          x: (next.x * b + last.x * d3.1 - after.x * d2.1) / m, y: (next.y * b + last.y * d3.1 - after.y * d2.1) / m)
      }
      addCurve(to: next, control1: first, control2: second)
    }
  }

  /// Steffen, "A simple method for monotonic interpolation in one dimension" (1990).
  private static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    func slope(_ index: Int) -> CGFloat {
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    var slopes = [CGFloat](repeating: 0, count: points.count)
    for index in points.indices.dropFirst().dropLast() {
      let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      let (s0, s1) = (slope(index - 1), slope(index))
      let middle = h0 + h1 == 0 ? 0 : (s0 * h1 + s1 * h0) / (h0 + h1)
      let sign: CGFloat = (s0 < 0 ? -1 : 1) + (s1 < 0 ? -1 : 1)
      slopes[index] = sign * min(abs(s0), abs(s1), 0.5 * abs(middle))
    }
    if points.count == 2 { return [slope(0), slope(0)] }
    slopes[0] = (3 * slope(0) - slopes[1]) / 2
    slopes[points.count - 1] = (3 * slope(points.count - 2) - slopes[points.count - 2]) / 2
    return slopes
  }
}
