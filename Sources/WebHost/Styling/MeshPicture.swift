import CZlib
import Foundation
import ViewGraph

/// A mesh of colours as a small picture, which browsers draw at the size that they need: CSS has no such gradient.
struct MeshPicture {
  static let size = 48
  private var pixels: [UInt8]
  private let mesh: MeshContent

  /// The picture as a PNG file; nil only where memory is exhausted.
  static func png(_ mesh: MeshContent) -> [UInt8]? {
    var picture = MeshPicture(mesh)
    for row in 0..<(mesh.height - 1) {
      for column in 0..<(mesh.width - 1) { picture.draw(row, column) }
    }
    return PNG.encode(picture.pixels, width: size, height: size)
  }

  private init(_ mesh: MeshContent) {
    self.mesh = mesh
    pixels = []
    let background = Self.bytes(Self.vector(mesh.background))
    for _ in 0..<(Self.size * Self.size) { pixels += background }
  }

  /// Draws the part between four points, closely enough that no pixel is left out.
  private mutating func draw(_ row: Int, _ column: Int) {
    let corners = [row * mesh.width + column, row * mesh.width + column + 1].flatMap { [$0, $0 + mesh.width] }
    let points = corners.map { mesh.points[$0] }
    let colors = corners.map { Self.vector(mesh.colors[$0]) }
    let steps = Self.size * 2
    for down in 0...steps {
      for across in 0...steps {
        let (x, y) = (Float(across) / Float(steps), Float(down) / Float(steps))
        let place = Self.mix(points, x, y)
        let color = mesh.smoothsColors ? Self.mix(colors, Self.smooth(x), Self.smooth(y)) : Self.mix(colors, x, y)
        set(place, color)
      }
    }
  }

  private mutating func set(_ place: SIMD2<Float>, _ color: SIMD4<Float>) {
    let scaled = place * Float(Self.size)
    guard scaled.x > -1, scaled.y > -1, scaled.x < Float(Self.size) + 1, scaled.y < Float(Self.size) + 1 else { return }
    let (x, y) = (min(max(Int(scaled.x), 0), Self.size - 1), min(max(Int(scaled.y), 0), Self.size - 1))
    let start = (y * Self.size + x) * 4
    pixels.replaceSubrange(start..<start + 4, with: Self.bytes(color))
  }

  /// Between the first two down the leading edge, and the last two down the trailing one.
  private static func mix<V: SIMD>(_ corners: [V], _ x: Float, _ y: Float) -> V where V.Scalar == Float {
    let leading = corners[0] + (corners[1] - corners[0]) * y
    let trailing = corners[2] + (corners[3] - corners[2]) * y
    return leading + (trailing - leading) * x
  }

  private static func smooth(_ part: Float) -> Float { part * part * (3 - 2 * part) }

  private static func vector(_ color: Color.Resolved) -> SIMD4<Float> {
    SIMD4(color.red, color.green, color.blue, color.opacity)
  }

  private static func bytes(_ color: SIMD4<Float>) -> [UInt8] {
    (0..<4).map { UInt8((min(max(color[$0].isFinite ? color[$0] : 0, 0), 1) * 255).rounded()) }
  }
}

/// Writes pictures as PNG (ISO 15948).
enum PNG {
  /// A picture of four bytes to a pixel: red, green, blue, opacity. Nil only where memory is exhausted.
  static func encode(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8]? {
    var lines: [UInt8] = []
    for row in 0..<height { lines += [0] + pixels[row * width * 4..<(row + 1) * width * 4] }
    var size = compressBound(UInt(lines.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    guard compress2(&packed, &size, lines, UInt(lines.count), 9) == Z_OK else { return nil }
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let header = number(width) + number(height) + [8, 6, 0, 0, 0]
    return signature + chunk("IHDR", header) + chunk("IDAT", Array(packed.prefix(Int(size)))) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return number(data.count) + content + number(Int(crc32(0, content, UInt32(content.count))))
  }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) }
  }
}
