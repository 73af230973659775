extension Canvas {
  struct Point: Sendable {
    var x: Double
    var y: Double
  }

  /// Fills the inside of a closed line; where it crosses itself, what it goes around counts.
  ///
  /// - Parameter base: Only points of this colour are filled; nil for all.
  mutating func polygon(_ points: [Point], _ colour: UInt8, over base: UInt8? = nil) {
    guard let first = points.first else { return }
    let (low, high) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    let (top, bottom) = (max(0, low.rounded(.down)), min(Double(height), high.rounded(.up)))
    guard top < bottom else { return }
    for row in Int(top)..<Int(bottom) {
      let y = Double(row) + 0.5
      var crossings: [(x: Double, turn: Int)] = []
      for (index, start) in points.enumerated() {
        let end = points[index + 1 == points.count ? 0 : index + 1]
        guard (start.y <= y) != (end.y <= y) else { continue }
        crossings.append((start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x), start.y < end.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var turns = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        turns += crossing.turn
        if turns != 0 { span(row, from: crossing.x, to: next.x, colour, over: base) }
      }
    }
  }

  private mutating func span(_ row: Int, from left: Double, to right: Double, _ colour: UInt8, over base: UInt8?) {
    guard right > 0, left < Double(width) else { return }
    let (start, end) = (Int(max(left, 0).rounded()), Int(min(right, Double(width)).rounded()))
    guard let base else { return fill(x: start, y: row, width: end - start, height: 1, colour) }
    replace(base, with: colour, inRow: row, from: start, to: end)
  }
}
