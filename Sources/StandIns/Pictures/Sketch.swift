import Foundation

/// Draws with smooth edges and in any size: the width of the picture is 1, whatever its points.
struct Sketch {
  typealias Point = (x: Double, y: Double)
  typealias Colour = UInt8

  /// Twice as large as the picture.
  private var canvas: Canvas
  /// The height, where the width is 1.
  let height: Double
  private let unit: Double

  /// A sketch of so many points, all of the first colour that is added.
  init(width: Int, height: Int) {
    canvas = Canvas(width: 2 * width, height: 2 * height)
    unit = Double(2 * width)
    self.height = Double(height) / Double(width)
  }

  /// The finished picture.
  var picture: Canvas { canvas.halved() }

  /// A colour by hue in degrees, saturation and brightness from 0 to 1.
  mutating func colour(_ hue: Double, _ saturation: Double, _ brightness: Double) -> Colour {
    let hue = hue.truncatingRemainder(dividingBy: 360)
    return canvas.add(.hue(hue < 0 ? hue + 360 : hue, min(max(saturation, 0), 1), min(max(brightness, 0), 1)))
  }

  mutating func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: Colour) {
    let (left, top) = (point(x), point(y))
    canvas.fill(x: left, y: top, width: point(x + width) - left, height: point(y + height) - top, colour)
  }

  mutating func ellipse(_ x: Double, _ y: Double, _ xRadius: Double, _ yRadius: Double, _ colour: Colour) {
    guard yRadius > 0 else { return }
    for row in max(0, point(y - yRadius))...max(0, min(canvas.height, point(y + yRadius))) {
      let distance = ((Double(row) + 0.5) / unit - y) / yRadius
      guard abs(distance) < 1 else { continue }
      let half = xRadius * (1 - distance * distance).squareRoot()
      span(row, x - half, x + half, colour)
    }
  }

  mutating func disc(_ x: Double, _ y: Double, _ radius: Double, _ colour: Colour) {
    ellipse(x, y, radius, radius, colour)
  }

  /// Fills a shape by the points of its outline; where it overlaps itself it is empty.
  mutating func polygon(_ points: [Point], _ colour: Colour) {
    let corners = points.map { Canvas.Point(x: $0.x * unit, y: $0.y * unit) }
    ScanLines.spans(of: corners, height: canvas.height, rule: .evenOdd) { row, left, right in
      span(row, left / unit, right / unit, colour)
    }
  }

  /// Draws from point to point with a round pen.
  mutating func line(_ points: [Point], _ thickness: Double, _ colour: Colour) {
    let radius = thickness / 2
    for point in points { disc(point.x, point.y, radius, colour) }
    for (start, end) in zip(points, points.dropFirst()) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { continue }
      let (x, y) = (-dy / length * radius, dx / length * radius)
      polygon(
        [
          (start.x + x, start.y + y), (end.x + x, end.y + y), (end.x - x, end.y - y), (start.x - x, start.y - y),
        ], colour)
    }
  }

  /// Fills everything below a line that is given by its height at each place.
  mutating func ground(_ colour: Colour, _ top: (Double) -> Double) {
    let steps = 120
    let edge = (0...steps).map { index -> Point in
      let x = Double(index) / Double(steps)
      return (x, top(x))
    }
    polygon(edge + [(1, height), (0, height)], colour)
  }

  /// Bands of colour from the top to a height.
  mutating func gradient(to bottom: Double, bands: Int = 24, _ colour: (Double) -> (Double, Double, Double)) {
    for band in 0..<bands {
      let (hue, saturation, brightness) = colour(Double(band) / Double(bands - 1))
      let ink = self.colour(hue, saturation, brightness)
      let step = bottom / Double(bands)
      rectangle(0, Double(band) * step, 1, step * 1.05, ink)
    }
  }

  private func point(_ length: Double) -> Int {
    Int((min(max(length, -4), 8) * unit).rounded())
  }

  private mutating func span(_ row: Int, _ left: Double, _ right: Double, _ colour: Colour) {
    let start = point(left)
    canvas.fill(x: start, y: row, width: max(1, point(right) - start), height: 1, colour)
  }
}
