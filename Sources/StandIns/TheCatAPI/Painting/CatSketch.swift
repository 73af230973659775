import Foundation

/// A canvas to draw on in units: the shorter side of the picture has 240 of them, and the middle is (0, 0).
///
/// It is twice as wide and high in points as the picture will be, so that edges become soft.
struct CatSketch {
  typealias Colour = Canvas.Colour

  private(set) var canvas: Canvas
  /// Half of the width and height in units.
  let halfWidth: Double
  let halfHeight: Double
  private let unit: Double
  private var colours: [UInt32: UInt8] = [:]

  /// Where things are drawn: moved, scaled, turned and mirrored.
  struct Place {
    var x = 0.0
    var y = 0.0
    var scale = 1.0
    var turn = 0.0
    var isMirrored = false
  }

  var place = Place()

  init(width: Int, height: Int) {
    canvas = Canvas(width: width * 2, height: height * 2)
    unit = Double(min(width, height)) * 2 / 240
    halfWidth = Double(width) / unit
    halfHeight = Double(height) / unit
  }

  /// Draws something moved, scaled and turned within the present place.
  mutating func at(
    _ x: Double, _ y: Double, scale: Double = 1, turn: Double = 0, _ draw: (inout CatSketch) -> Void
  ) {
    let before = place
    let middle = moved(x, y)
    place.x = middle.x
    place.y = middle.y
    place.scale *= scale
    place.turn += before.isMirrored ? -turn : turn
    draw(&self)
    place = before
  }

  // MARK: Shapes

  mutating func ellipse(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: Colour, turn: Double = 0,
    over base: Colour? = nil
  ) {
    let points = stride(from: 0, to: 2 * Double.pi, by: .pi / 24).map { angle in
      let (dx, dy) = (cos(angle) * width, sin(angle) * height)
      return (x + dx * cos(turn) - dy * sin(turn), y + dx * sin(turn) + dy * cos(turn))
    }
    shape(points, colour, over: base)
  }

  /// Straight lines from point to point.
  mutating func shape(_ points: [(Double, Double)], _ colour: Colour, over base: Colour? = nil) {
    canvas.polygon(points.map(moved), index(of: colour), over: base.map { index(of: $0) })
  }

  /// A smooth closed line through points.
  mutating func blob(_ points: [(Double, Double)], _ colour: Colour, over base: Colour? = nil) {
    shape(Self.smooth(points, isClosed: true), colour, over: base)
  }

  /// A smooth line through points with round ends, which may become thinner towards its end.
  mutating func line(
    _ points: [(Double, Double)], _ width: Double, _ colour: Colour, endWidth: Double? = nil, over base: Colour? = nil
  ) {
    let path = Self.smooth(points, isClosed: false)
    let last = Double(max(1, path.count - 1))
    func radius(_ index: Int) -> Double { (width + ((endWidth ?? width) - width) * Double(index) / last) / 2 }
    for (index, (start, end)) in zip(path, path.dropFirst()).enumerated() {
      let length = max(hypot(end.0 - start.0, end.1 - start.1), 0.001)
      let across = ((end.1 - start.1) / length, -(end.0 - start.0) / length)
      let (one, two) = (radius(index), radius(index + 1))
      shape(
        [
          (start.0 + across.0 * one, start.1 + across.1 * one), (end.0 + across.0 * two, end.1 + across.1 * two),
          (end.0 - across.0 * two, end.1 - across.1 * two), (start.0 - across.0 * one, start.1 - across.1 * one),
        ], colour, over: base)
      ellipse(end.0, end.1, two, two, colour, over: base)
    }
    if let start = path.first { ellipse(start.0, start.1, width / 2, width / 2, colour, over: base) }
  }

  /// A rectangle whose corners are round by a radius.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: Colour, radius: Double = 0
  ) {
    let corners = [
      (x + width - radius, y + radius, -0.5), (x + width - radius, y + height - radius, 0),
      (x + radius, y + height - radius, 0.5), (x + radius, y + radius, 1),
    ]
    let points = corners.flatMap { corner in
      (0...6).map { step in
        let angle = (corner.2 + Double(step) / 12) * .pi
        return (corner.0 + cos(angle) * radius, corner.1 + sin(angle) * radius)
      }
    }
    shape(points, colour)
  }

  /// The finished picture.
  var picture: Canvas { canvas.halved() }

  // MARK: Inside

  private func moved(_ point: (Double, Double)) -> Canvas.Point {
    let place = moved(point.0, point.1)
    return Canvas.Point(x: (place.x + halfWidth) * unit, y: (place.y + halfHeight) * unit)
  }

  private func moved(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let (dx, dy) = (x * cos(place.turn) - y * sin(place.turn), x * sin(place.turn) + y * cos(place.turn))
    return (place.x + (place.isMirrored ? -dx : dx) * place.scale, place.y + dy * place.scale)
  }

  /// A palette has 256 places: after that the last one is shared.
  private mutating func index(of colour: Colour) -> UInt8 {
    let key = UInt32(colour.red) << 16 | UInt32(colour.green) << 8 | UInt32(colour.blue)
    if let known = colours[key] { return known }
    let index = canvas.palette.count < 256 ? canvas.add(colour) : 255
    colours[key] = index
    return index
  }

  /// Catmull and Rom's curve, six steps from point to point.
  private static func smooth(_ points: [(Double, Double)], isClosed: Bool) -> [(Double, Double)] {
    let count = points.count
    guard count > 2 else { return points }
    func point(_ index: Int) -> (Double, Double) {
      isClosed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
    }
    var path: [(Double, Double)] = isClosed ? [] : [points[0]]
    for index in 0..<(isClosed ? count : count - 1) {
      let (a, b, c, d) = (point(index - 1), point(index), point(index + 1), point(index + 2))
      for step in 1...6 {
        let t = Double(step) / 6
        func blend(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
          0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
        }
        path.append((blend(a.0, b.0, c.0, d.0), blend(a.1, b.1, c.1, d.1)))
      }
    }
    return path
  }
}
