/// The inside of a closed line, row by row.
///
/// Pictures are drawn while somebody waits for them, in debug builds too, where collections are slow: hence pointers.
enum ScanLines {
  /// What is inside where a line crosses itself.
  enum Rule {
    case nonZero, evenOdd
  }

  private struct Edge {
    let start: Canvas.Point
    let end: Canvas.Point
    /// The rows whose middles it crosses.
    let first: Int
    let past: Int

    init(_ start: Canvas.Point, _ end: Canvas.Point, height: Int) {
      (self.start, self.end) = (start, end)
      first = Self.row(below: min(start.y, end.y), height)
      past = Self.row(below: max(start.y, end.y), height)
    }

    /// The first row whose middle is not above a place.
    private static func row(below y: Double, _ height: Int) -> Int {
      Int(min(max((y - 0.5).rounded(.up), 0), Double(height)))
    }
  }

  private struct Crossing {
    let x: Double
    /// Down or up.
    let turn: Int
    /// The next one to the right in the same row; -1 for none.
    var next = -1
  }

  /// Visits each stretch that is inside, from left to right, in the rows from 0 to `height`.
  static func spans(
    of points: [Canvas.Point], height: Int, rule: Rule, _ visit: (_ row: Int, _ left: Double, _ right: Double) -> Void
  ) {
    let count = points.count
    guard count > 2 else { return }
    let edges = UnsafeMutablePointer<Edge>.allocate(capacity: count)
    defer { edges.deallocate() }
    var (top, bottom, total) = (height, 0, 0)
    points.withUnsafeBufferPointer { points in
      guard let points = points.baseAddress else { return }
      var index = 0
      while index < count {
        let edge = Edge(points[index], points[index + 1 == count ? 0 : index + 1], height: height)
        (edges + index).initialize(to: edge)
        total += edge.past - edge.first
        if edge.first < edge.past { (top, bottom) = (min(top, edge.first), max(bottom, edge.past)) }
        index += 1
      }
    }
    guard top < bottom else { return }
    let crossings = UnsafeMutablePointer<Crossing>.allocate(capacity: total)
    let heads = UnsafeMutablePointer<Int>.allocate(capacity: bottom - top)
    defer {
      crossings.deallocate()
      heads.deallocate()
    }
    heads.initialize(repeating: -1, count: bottom - top)
    sort(edges, count, from: top, into: crossings, heads)
    var row = top
    while row < bottom {
      var (place, turns) = (heads[row - top], 0)
      while place >= 0, crossings[place].next >= 0 {
        let crossing = crossings[place]
        turns += rule == .nonZero ? crossing.turn : 1
        if rule == .nonZero ? turns != 0 : turns & 1 == 1 { visit(row, crossing.x, crossings[crossing.next].x) }
        place = crossing.next
      }
      row += 1
    }
  }

  /// Makes a list of crossings for each row, from left to right.
  private static func sort(
    _ edges: UnsafeMutablePointer<Edge>, _ count: Int, from top: Int,
    into crossings: UnsafeMutablePointer<Crossing>, _ heads: UnsafeMutablePointer<Int>
  ) {
    var (index, new) = (0, 0)
    while index < count {
      let (start, end) = (edges[index].start, edges[index].end)
      let turn = start.y < end.y ? 1 : -1
      var row = edges[index].first
      while row < edges[index].past {
        let x = start.x + (Double(row) + 0.5 - start.y) / (end.y - start.y) * (end.x - start.x)
        var (before, after) = (-1, heads[row - top])
        while after >= 0, crossings[after].x < x { (before, after) = (after, crossings[after].next) }
        (crossings + new).initialize(to: Crossing(x: x, turn: turn, next: after))
        if before < 0 { heads[row - top] = new } else { crossings[before].next = new }
        new += 1
        row += 1
      }
      index += 1
    }
  }
}
