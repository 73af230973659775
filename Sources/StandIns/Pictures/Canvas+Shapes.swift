extension Canvas {
  struct Point: Sendable {
    var x: Double
    var y: Double
  }

  /// Fills the inside of a closed line; where it crosses itself, what it goes around counts.
  ///
  /// - Parameter base: Only points of this colour are filled; nil for all.
  mutating func polygon(_ points: [Point], _ colour: UInt8, over base: UInt8? = nil) {
    ScanLines.spans(of: points, height: height, rule: .nonZero) { row, left, right in
      guard right > 0, left < Double(width) else { return }
      let (start, end) = (Int(max(left, 0).rounded()), Int(min(right, Double(width)).rounded()))
      guard let base else { return fill(x: start, y: row, width: end - start, height: 1, colour) }
      replace(base, with: colour, inRow: row, from: start, to: end)
    }
  }
}
