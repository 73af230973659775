import Foundation

extension Path {
  /// The area that a line along the path covers, as an outline to be filled.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var result = Path()
    for line in lines.flatMap({ $0.dashed(style.dash, phase: style.dashPhase) }) { line.stroke(style, into: &result) }
    return result
  }

  /// The path as straight lines.
  fileprivate var lines: [PolyLine] {
    var result: [PolyLine] = []
    for segment in PathSegment.segments(of: self) {
      if segment.beginsPart || result.isEmpty { result.append(PolyLine(points: [segment.start])) }
      let steps = segment.isStraight ? 1 : 16
      for step in 1...steps {
        result[result.count - 1].add(segment.part(from: 0, to: CGFloat(step) / CGFloat(steps)).end)
      }
    }
    for index in result.indices { result[index].closeIfAtStart() }
    return result
  }
}

extension PathSegment {
  /// True where the control points lie on the line from the start to the end.
  fileprivate var isStraight: Bool {
    func distance(_ point: CGPoint) -> CGFloat {
      abs((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x))
    }
    return distance(control1) + distance(control2) < 1e-6 * max(hypot(end.x - start.x, end.y - start.y), 1)
  }
}

/// Straight lines from point to point, no two of which are the same.
private struct PolyLine {
  var points: [CGPoint]
  var isClosed = false

  mutating func add(_ point: CGPoint) {
    if let last = points.last, hypot(point.x - last.x, point.y - last.y) > 1e-9 { points.append(point) }
  }

  mutating func closeIfAtStart() {
    guard points.count > 2, let first = points.first, let last = points.last,
      hypot(first.x - last.x, first.y - last.y) < 1e-6
    else { return }
    points.removeLast()
    isClosed = true
  }

  /// The pieces that dashes leave of the line.
  func dashed(_ dash: [CGFloat], phase: CGFloat) -> [PolyLine] {
    let total = dash.reduce(0, +)
    guard total > 0.01, total.isFinite, dash.allSatisfy({ $0 >= 0 }) else { return [self] }
    let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
    var place = 0
    var rest = phase.truncatingRemainder(dividingBy: pattern.reduce(0, +))
    if rest < 0 { rest += pattern.reduce(0, +) }
    while rest >= pattern[place] {
      rest -= pattern[place]
      place = (place + 1) % pattern.count
    }
    var left = pattern[place] - rest
    var result: [PolyLine] = place.isMultiple(of: 2) ? [PolyLine(points: Array(points.prefix(1)))] : []
    for (start, end) in sides {
      let length = hypot(end.x - start.x, end.y - start.y)
      var passed: CGFloat = 0
      while length - passed > left {
        passed += left
        let point = CGPoint(
          x: start.x + (end.x - start.x) * passed / length, y: start.y + (end.y - start.y) * passed / length)
        if place.isMultiple(of: 2) { result[result.count - 1].add(point) }
        place = (place + 1) % pattern.count
        left = max(pattern[place], 1e-6)
        if place.isMultiple(of: 2) { result.append(PolyLine(points: [point])) }
      }
      left -= length - passed
      if place.isMultiple(of: 2) { result[result.count - 1].add(end) }
    }
    return result
  }

  private var sides: [(CGPoint, CGPoint)] {
    let pairs = Array(zip(points, points.dropFirst()))
    if isClosed, let first = points.first, let last = points.last { return pairs + [(last, first)] }
    return pairs
  }

  /// Adds a rectangle for each line, and what fills the corners and ends. All turn the same way, so that what lies on top
  /// of each other is filled once.
  func stroke(_ style: StrokeStyle, into path: inout Path) {
    let half = max(style.lineWidth, 0) / 2
    let sides = sides
    guard half > 0, let first = sides.first, let last = sides.last else { return }
    for (start, end) in sides {
      let normal = Self.normal(start, end, half)
      path.addArea([
        start.moved(normal), end.moved(normal), end.moved(normal, -1), start.moved(normal, -1),
      ])
    }
    for (one, next) in zip(sides, sides.dropFirst()) { join(one, next, style, half, into: &path) }
    if isClosed {
      join(last, first, style, half, into: &path)
    } else {
      cap(first.1, first.0, style, half, into: &path)
      cap(last.0, last.1, style, half, into: &path)
    }
  }

  private static func normal(_ start: CGPoint, _ end: CGPoint, _ length: CGFloat) -> CGVector {
    let way = hypot(end.x - start.x, end.y - start.y)
    return CGVector(dx: -(end.y - start.y) / way * length, dy: (end.x - start.x) / way * length)
  }

  private func join(
    _ one: (CGPoint, CGPoint), _ next: (CGPoint, CGPoint), _ style: StrokeStyle, _ half: CGFloat, into path: inout Path
  ) {
    let corner = one.1
    let (a, b) = (Self.normal(one.0, one.1, half), Self.normal(next.0, next.1, half))
    let turn = a.dx * b.dy - a.dy * b.dx
    if abs(turn) < 1e-9 * half * half { return }
    if style.lineJoin == .round { return path.addDisc(corner, half) }
    // The gap is on the outer side of the turn.
    let side: CGFloat = turn > 0 ? -1 : 1
    let (from, to) = (corner.moved(a, side), corner.moved(b, side))
    let middle = CGVector(dx: (a.dx + b.dx) / 2, dy: (a.dy + b.dy) / 2)
    let height = hypot(middle.dx, middle.dy)
    guard style.lineJoin == .miter, height > 1e-9, half / height <= style.miterLimit else {
      return path.addArea([corner, from, to])
    }
    let scale = half * half / (height * height) * side
    path.addArea([corner, from, corner.moved(middle, scale), to])
  }

  private func cap(
    _ start: CGPoint, _ end: CGPoint, _ style: StrokeStyle, _ half: CGFloat, into path: inout Path
  ) {
    switch style.lineCap {
    case .round: path.addDisc(end, half)
    case .square:
      let normal = Self.normal(start, end, half)
      let forward = CGVector(dx: normal.dy, dy: -normal.dx)
      path.addArea([
        end.moved(normal), end.moved(normal).moved(forward), end.moved(normal, -1).moved(forward),
        end.moved(normal, -1),
      ])
    default: break
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ way: CGVector, _ times: CGFloat = 1) -> CGPoint {
    CGPoint(x: x + way.dx * times, y: y + way.dy * times)
  }
}

extension Path {
  /// Adds an area whose edge turns clockwise.
  fileprivate mutating func addArea(_ points: [CGPoint]) {
    let sum = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, side in
      sum + side.0.x * side.1.y - side.1.x * side.0.y
    }
    addLines(sum >= 0 ? points : points.reversed())
    closeSubpath()
  }

  fileprivate mutating func addDisc(_ center: CGPoint, _ radius: CGFloat) {
    addArea(
      (0..<32).map { step in
        let angle = CGFloat(step) / 16 * .pi
        return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      })
  }
}
