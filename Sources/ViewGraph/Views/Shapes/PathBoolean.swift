import Foundation

/// Cuts two outlines by one another.
///
/// Both are taken as chords, which are cut where they meet. A piece belongs to the result's outline where the result is on one side of it
/// alone. The pieces are joined again, with the area to their left, and follow the curves that they are pieces of.
struct PathBoolean {
  /// What belongs to the result, by what belongs to either.
  let contains: (Bool, Bool) -> Bool
  let eoFill: Bool

  init(eoFill: Bool, contains: @escaping (Bool, Bool) -> Bool) {
    self.contains = contains
    self.eoFill = eoFill
  }

  /// The outline of the area that is meant.
  func area(_ one: Path, _ other: Path) -> Path {
    let chords = Self.chords(of: one, isClosed: true, owner: 0) + Self.chords(of: other, isClosed: true, owner: 1)
    guard let reach = Reach(chords) else { return Path() }
    let areas = [Area(chords.filter { $0.owner == 0 }), Area(chords.filter { $0.owner == 1 })]
    func isInside(_ point: CGPoint) -> Bool {
      contains(areas[0].contains(point, eoFill: eoFill), areas[1].contains(point, eoFill: eoFill))
    }
    var seen: Set<[Int]> = []
    var kept: [Chord] = []
    for piece in reach.cut(chords) {
      let (left, right) = piece.sides(reach.grain)
      let isLeft = isInside(left)
      guard isLeft != isInside(right) else { continue }
      let directed = isLeft ? piece : piece.reversed
      if seen.insert(reach.key(directed.start) + reach.key(directed.end)).inserted { kept.append(directed) }
    }
    return reach.joined(kept)
  }

  /// The parts of a line that lie within an area, or outside of it.
  static func line(_ line: Path, _ area: Path, isInside: Bool, eoFill: Bool) -> Path {
    let lines = chords(of: line, isClosed: false, owner: 0)
    let edges = chords(of: area, isClosed: true, owner: 1)
    guard let reach = Reach(lines + edges) else { return Path() }
    let inside = Area(edges)
    var result = Path()
    for piece in reach.cut(lines + edges) where piece.owner == 0 {
      if inside.contains(piece.middle, eoFill: eoFill) != isInside { continue }
      if result.currentPoint.map({ reach.key($0) != reach.key(piece.start) }) ?? true { result.move(to: piece.start) }
      result.append(piece)
    }
    return result
  }

  /// The chords that the segments of a path are taken as.
  private static func chords(of path: Path, isClosed: Bool, owner: Int) -> [Chord] {
    var chords: [Chord] = []
    var first: CGPoint?
    var last = CGPoint.zero
    func close() {
      guard isClosed, let first, first != last else { return }
      let edge = PathSegment(start: last, control1: last, control2: first, end: first, beginsPart: false)
      chords.append(Chord(segment: edge, from: 0, to: 1, owner: owner, start: last, end: first))
    }
    for segment in PathSegment.segments(of: path) {
      if segment.beginsPart {
        close()
        first = segment.start
      }
      last = segment.end
      let steps = segment.isStraight ? 1 : 16
      var start = segment.start
      for step in 1...steps {
        let (from, to) = (CGFloat(step - 1) / CGFloat(steps), CGFloat(step) / CGFloat(steps))
        let end = step == steps ? segment.end : segment.point(at: to)
        if start != end {
          chords.append(Chord(segment: segment, from: from, to: to, owner: owner, start: start, end: end))
        }
        start = end
      }
    }
    close()
    return chords
  }
}

/// A piece of a segment, taken as a straight line.
private struct Chord {
  var segment: PathSegment
  /// Where it begins and ends on its segment.
  var from: CGFloat
  var to: CGFloat
  /// Which of two paths it is of.
  var owner: Int
  var start: CGPoint
  var end: CGPoint

  var reversed: Chord {
    Chord(segment: segment, from: to, to: from, owner: owner, start: end, end: start)
  }

  var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

  /// A point on either side of the middle: left and right as y grows upwards.
  func sides(_ distance: CGFloat) -> (CGPoint, CGPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(hypot(dx, dy), .leastNonzeroMagnitude)
    let (x, y) = (-dy / length * distance, dx / length * distance)
    return (CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y))
  }

  /// The piece between two shares of it.
  func part(_ low: CGFloat, _ high: CGFloat) -> Chord {
    var part = self
    part.from = from + (to - from) * low
    part.to = from + (to - from) * high
    part.start = point(low)
    part.end = point(high)
    return part
  }

  private func point(_ share: CGFloat) -> CGPoint {
    if share == 0 { return start }
    if share == 1 { return end }
    return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  /// The shares of it at which another meets it.
  func meetings(_ other: Chord, _ grain: CGFloat) -> [CGFloat] {
    let (ax, ay, bx, by) = (end.x - start.x, end.y - start.y, other.end.x - other.start.x, other.end.y - other.start.y)
    let (cx, cy) = (other.start.x - start.x, other.start.y - start.y)
    let square = ax * ax + ay * ay
    let cross = ax * by - ay * bx
    if abs(cross) <= 1e-9 * (square + bx * bx + by * by) {
      // Side by side: where the other's ends lie on it.
      guard abs(ax * cy - ay * cx) <= grain * square.squareRoot() else { return [] }
      return [other.start, other.end].map { (($0.x - start.x) * ax + ($0.y - start.y) * ay) / square }
    }
    let share = (cx * by - cy * bx) / cross
    let others = (cx * ay - cy * ax) / cross
    let slack = grain / max((bx * bx + by * by).squareRoot(), .leastNonzeroMagnitude)
    return others >= -slack && others <= 1 + slack ? [share] : []
  }
}

/// An area by the chords around it.
private struct Area {
  let chords: [Chord]

  init(_ chords: [Chord]) { self.chords = chords }

  func contains(_ point: CGPoint, eoFill: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    for chord in chords {
      let (start, end) = (chord.start, chord.end)
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      guard start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x) > point.x else { continue }
      crossings += 1
      winding += end.y > start.y ? 1 : -1
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }
}

/// How far two outlines reach, and what counts as one point there.
private struct Reach {
  /// A distance that nobody sees.
  let grain: CGFloat

  init?(_ chords: [Chord]) {
    let points = chords.flatMap { [$0.start, $0.end] }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max(), (right - left).isFinite, (bottom - top).isFinite
    else { return nil }
    grain = max(right - left, bottom - top, .leastNonzeroMagnitude) * 1e-6
  }

  /// Points that count as one have one key.
  func key(_ point: CGPoint) -> [Int] {
    [Int((point.x / (grain * 8)).rounded()), Int((point.y / (grain * 8)).rounded())]
  }

  /// The chords, cut where they meet others.
  func cut(_ chords: [Chord]) -> [Chord] {
    let boxes = chords.map { chord in
      CGRect(
        x: min(chord.start.x, chord.end.x) - grain, y: min(chord.start.y, chord.end.y) - grain,
        width: abs(chord.end.x - chord.start.x) + 2 * grain, height: abs(chord.end.y - chord.start.y) + 2 * grain)
    }
    return chords.indices.flatMap { index in
      var shares: [CGFloat] = [0, 1]
      for other in chords.indices where other != index && boxes[index].intersects(boxes[other]) {
        shares += chords[index].meetings(chords[other], grain).filter { $0 > 0 && $0 < 1 }
      }
      shares.sort()
      let chord = chords[index]
      let length = hypot(chord.end.x - chord.start.x, chord.end.y - chord.start.y)
      var (pieces, low): ([Chord], CGFloat) = ([], 0)
      for high in shares.dropFirst() where (high - low) * length > 16 * grain || high == 1 {
        if high > low { pieces.append(chord.part(low, high)) }
        low = high
      }
      return pieces
    }
  }

  /// The pieces, one behind the other, as closed parts.
  func joined(_ pieces: [Chord]) -> Path {
    var ahead: [[Int]: [Int]] = [:]
    for (index, piece) in pieces.enumerated() { ahead[key(piece.start), default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var result = Path()
    for first in pieces.indices where !isUsed[first] {
      var part: [Chord] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        part.append(pieces[index])
        next = following(pieces[index], of: pieces, at: ahead[key(pieces[index].end)] ?? [], isUsed)
      }
      guard part.count > 1 else { continue }
      result.move(to: part[0].start)
      for piece in merged(part) { result.append(piece) }
      result.closeSubpath()
    }
    return result
  }

  /// The piece behind another: where several go on, the one that turns most to the left, so that parts do not cross.
  private func following(_ piece: Chord, of pieces: [Chord], at candidates: [Int], _ isUsed: [Bool]) -> Int? {
    let direction = atan2(piece.end.y - piece.start.y, piece.end.x - piece.start.x)
    return candidates.filter { !isUsed[$0] }.max { one, other in
      turn(pieces[one], from: direction) < turn(pieces[other], from: direction)
    }
  }

  private func turn(_ piece: Chord, from direction: CGFloat) -> CGFloat {
    var turn = atan2(piece.end.y - piece.start.y, piece.end.x - piece.start.x) - direction
    while turn > .pi { turn -= 2 * .pi }
    while turn <= -.pi { turn += 2 * .pi }
    return turn
  }

  /// Pieces of one segment that follow one another, as one.
  private func merged(_ pieces: [Chord]) -> [Chord] {
    pieces.reduce(into: []) { result, piece in
      guard var last = result.last, last.segment == piece.segment, last.to == piece.from,
        (last.from < last.to) == (piece.from < piece.to)
      else {
        result.append(piece)
        return
      }
      last.to = piece.to
      last.end = piece.end
      result[result.count - 1] = last
    }
  }
}

extension PathSegment {
  /// True where the control points lie on the line between the ends.
  fileprivate var isStraight: Bool {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    return [control1, control2].allSatisfy { point in
      let (x, y) = (point.x - start.x, point.y - start.y)
      let along = x * dx + y * dy
      return abs(dx * y - dy * x) <= 1e-6 * length * max(length, 1) && along >= -1e-6 && along <= length * length + 1e-6
    }
  }
}

extension Path {
  /// Adds a piece of a segment where the path has come to.
  fileprivate mutating func append(_ piece: Chord) {
    if piece.segment.isStraight { return addLine(to: piece.end) }
    let (low, high) = (min(piece.from, piece.to), max(piece.from, piece.to))
    let part = piece.segment.part(from: low, to: high)
    let isForwards = piece.from < piece.to
    addCurve(
      to: piece.end, control1: isForwards ? part.control1 : part.control2,
      control2: isForwards ? part.control2 : part.control1)
  }
}
