import Foundation

extension Path {
  /// The part of this path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let segments = PathSegment.segments(of: self)
    let total = segments.reduce(0) { $0 + $1.length }
    var passed: CGFloat = 0
    var result = Path()
    for segment in segments {
      let start = max((from * total - passed) / max(segment.length, .leastNonzeroMagnitude), 0)
      let end = min((to * total - passed) / max(segment.length, .leastNonzeroMagnitude), 1)
      passed += segment.length
      guard start < end, segment.length > 0 else { continue }
      let part = segment.part(from: start, to: end)
      if result.currentPoint != part.start || segment.beginsPart { result.move(to: part.start) }
      result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
    }
    return result
  }
}

/// A piece of an outline as a cubic curve.
struct PathSegment: Equatable {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  /// True for the first piece of a part.
  var beginsPart: Bool

  /// The pieces of a path; lines are curves with their control points on them.
  static func segments(of path: Path) -> [PathSegment] {
    var result: [PathSegment] = []
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    var begins = true
    func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      result.append(
        PathSegment(start: current, control1: control1, control2: control2, end: end, beginsPart: begins))
      current = end
      begins = false
    }
    for element in path.elements {
      switch element {
      case .move(let point): (first, current, begins) = (point, point, true)
      case .line(let point): add(between(current, point, 1 / 3), between(current, point, 2 / 3), point)
      case .quadCurve(let point, let control):
        add(between(current, control, 2 / 3), between(point, control, 2 / 3), point)
      case .curve(let point, let control1, let control2): add(control1, control2, point)
      case .closeSubpath:
        if current != first { add(between(current, first, 1 / 3), between(current, first, 2 / 3), first) }
        begins = true
      }
    }
    return result
  }

  private static func between(_ one: CGPoint, _ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
  }

  func point(at part: CGFloat) -> CGPoint {
    let (a, b, c) = (
      Self.between(start, control1, part), Self.between(control1, control2, part), Self.between(control2, end, part)
    )
    return Self.between(Self.between(a, b, part), Self.between(b, c, part), part)
  }

  /// About the length, measured along sixteen chords.
  var length: CGFloat {
    var previous = start
    return (1...16).reduce(0) { sum, step in
      let next = point(at: CGFloat(step) / 16)
      defer { previous = next }
      return sum + hypot(next.x - previous.x, next.y - previous.y)
    }
  }

  /// The part between two values of the curve's parameter.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    tail(from: from).head(to: from < 1 ? (to - from) / (1 - from) : 0)
  }

  private func head(to part: CGFloat) -> PathSegment {
    let a = Self.between(start, control1, part)
    let b = Self.between(a, Self.between(control1, control2, part), part)
    return PathSegment(start: start, control1: a, control2: b, end: point(at: part), beginsPart: beginsPart)
  }

  private func tail(from part: CGFloat) -> PathSegment {
    let c = Self.between(control2, end, part)
    let b = Self.between(Self.between(control1, control2, part), c, part)
    return PathSegment(start: point(at: part), control1: b, control2: c, end: end, beginsPart: beginsPart)
  }
}
