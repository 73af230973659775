/// A picture with a palette of at most 256 colours.
struct Canvas: Sendable {
  struct Colour: Sendable, Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
  }

  let width: Int
  let height: Int
  private(set) var palette: [Colour] = []
  /// One index into the palette for each point, row by row.
  private(set) var points: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    points = Array(repeating: 0, count: width * height)
  }

  /// Adds a colour and returns its index.
  mutating func add(_ colour: Colour) -> UInt8 {
    palette.append(colour)
    return UInt8(palette.count - 1)
  }

  /// Fills a rectangle; what lies outside the picture is left out.
  mutating func fill(x: Int, y: Int, width: Int, height: Int, _ colour: UInt8) {
    let (left, right) = (min(max(x, 0), self.width), min(max(x + width, 0), self.width))
    let (top, bottom) = (min(max(y, 0), self.height), min(max(y + height, 0), self.height))
    guard left < right, top < bottom else { return }
    for row in top..<bottom {
      let start = row * self.width
      points.withUnsafeMutableBufferPointer { points in
        points[(start + left)..<(start + right)].update(repeating: colour)
      }
    }
  }

  /// Fills a circle.
  mutating func disc(x: Int, y: Int, radius: Int, _ colour: UInt8) {
    for offset in -radius...radius {
      let half = Int(Double(radius * radius - offset * offset).squareRoot())
      fill(x: x - half, y: y + offset, width: 2 * half + 1, height: 1, colour)
    }
  }

  /// Fills everything below a line that is given by its height at each column.
  mutating func ground(_ colour: UInt8, top: (Int) -> Int) {
    let step = 4
    for x in stride(from: 0, to: width, by: step) {
      let y = top(x)
      fill(x: x, y: y, width: step, height: height - y, colour)
    }
  }
}
