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

  /// Adds a colour and returns its index. Beyond 256 colours it is the last one that there was room for.
  mutating func add(_ colour: Colour) -> UInt8 {
    guard palette.count < 256 else { return 255 }
    palette.append(colour)
    return UInt8(palette.count - 1)
  }

  /// Fills a rectangle; what lies outside the picture is left out.
  mutating func fill(x: Int, y: Int, width: Int, height: Int, _ colour: UInt8) {
    let (left, right) = (min(max(x, 0), self.width), min(max(x + width, 0), self.width))
    let (top, bottom) = (min(max(y, 0), self.height), min(max(y + height, 0), self.height))
    guard left < right, top < bottom else { return }
    let stride = self.width
    points.withUnsafeMutableBufferPointer { points in
      guard let points = points.baseAddress else { return }
      var row = top
      while row < bottom {
        (points + row * stride + left).update(repeating: colour, count: right - left)
        row += 1
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

  /// The picture at half the size: edges become smooth where the palette has room for the colours between.
  func halved() -> Canvas {
    var half = Canvas(width: width / 2, height: height / 2)
    half.palette = palette
    guard half.width > 0, half.height > 0 else { return half }
    var mixtures: [Int: UInt8] = [:]
    var smaller = half.points
    points.withUnsafeBufferPointer { points in
      smaller.withUnsafeMutableBufferPointer { smaller in
        guard let points = points.baseAddress, let smaller = smaller.baseAddress else { return }
        var place = 0
        while place < half.width * half.height {
          let above = points + 2 * (place / half.width) * width + 2 * (place % half.width)
          let below = above + width
          let isPlain = above[0] == above[1] && above[0] == below[0] && above[0] == below[1]
          smaller[place] =
            isPlain ? above[0] : half.mixture(of: (above[0], above[1], below[0], below[1]), &mixtures)
          place += 1
        }
      }
    }
    half.points = smaller
    return half
  }

  /// A colour between others, to five bits of each channel.
  private mutating func mixture(of indexes: (UInt8, UInt8, UInt8, UInt8), _ known: inout [Int: UInt8]) -> UInt8 {
    let (one, two) = (palette[Int(indexes.0)], palette[Int(indexes.1)])
    let (three, four) = (palette[Int(indexes.2)], palette[Int(indexes.3)])
    let red = (Int(one.red) + Int(two.red) + Int(three.red) + Int(four.red)) / 4
    let green = (Int(one.green) + Int(two.green) + Int(three.green) + Int(four.green)) / 4
    let blue = (Int(one.blue) + Int(two.blue) + Int(three.blue) + Int(four.blue)) / 4
    let key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    if let index = known[key] { return index }
    let colour = Colour(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
    let index = palette.count < 256 ? add(colour) : nearest(to: colour)
    known[key] = index
    return index
  }

  private func nearest(to colour: Colour) -> UInt8 {
    func distance(_ other: Colour) -> Int {
      abs(Int(other.red) - Int(colour.red)) + abs(Int(other.green) - Int(colour.green))
        + abs(Int(other.blue) - Int(colour.blue))
    }
    let index = palette.indices.min { distance(palette[$0]) < distance(palette[$1]) } ?? 0
    return UInt8(index)
  }

  /// Changes the points of one colour in a part of a row to another colour.
  mutating func replace(_ base: UInt8, with colour: UInt8, inRow row: Int, from left: Int, to right: Int) {
    let (left, right) = (min(max(left, 0), width), min(max(right, 0), width))
    guard (0..<height).contains(row), left < right else { return }
    let (start, end) = (row * width + left, row * width + right)
    points.withUnsafeMutableBufferPointer { points in
      guard let points = points.baseAddress else { return }
      var place = start
      while place < end {
        if points[place] == base { points[place] = colour }
        place += 1
      }
    }
  }
}
