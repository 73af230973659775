import Foundation

/// The size of a picture in pixels.
public struct ImageSize: Sendable, Hashable {
  /// Pixels from left to right.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads the size from a picture's header; nil if that is cut off, broken or says nothing.
  public init?(of data: Data, format: ImageFormat) {
    let bytes = ByteReader(data)
    let size: (Int?, Int?)? =
      switch format {
      case .png: bytes.text(12, 4) == "IHDR" ? (bytes.big(16, 4), bytes.big(20, 4)) : nil
      case .gif: (bytes.little(6, 2), bytes.little(8, 2))
      case .bmp: (bytes.little(18, 4), bytes.little(22, 4).map { abs(Int(Int32(truncatingIfNeeded: $0))) })
      case .jpeg: Self.jpeg(bytes)
      case .webp: Self.webp(bytes)
      case .avif: Self.avif(bytes)
      }
    guard let width = size?.0, let height = size?.1, (1...1 << 24).contains(width), (1...1 << 24).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  /// Walks the segments up to the start of a frame.
  private static func jpeg(_ bytes: ByteReader) -> (Int?, Int?)? {
    var offset = 2
    var isTurned = false
    while let mark = bytes.byte(offset), mark == 0xFF, let kind = bytes.byte(offset + 1) {
      if kind == 0xFF || kind == 0x01 || (0xD0...0xD8).contains(kind) {
        offset += kind == 0xFF ? 1 : 2
        continue
      }
      if kind == 0xD9 || kind == 0xDA { return nil }
      let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame {
        let sides = (bytes.big(offset + 7, 2), bytes.big(offset + 5, 2))
        return isTurned ? (sides.1, sides.0) : sides
      }
      if kind == 0xE1, let orientation = ExifOrientation.read(bytes, at: offset + 4) { isTurned = orientation >= 5 }
      guard let length = bytes.big(offset + 2, 2), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  private static func webp(_ bytes: ByteReader) -> (Int?, Int?)? {
    switch bytes.text(12, 4) {
    case "VP8 ":
      guard bytes.little(23, 3) == 0x2A019D else { return nil }
      return (bytes.little(26, 2).map { $0 & 0x3FFF }, bytes.little(28, 2).map { $0 & 0x3FFF })
    case "VP8L":
      guard bytes.byte(20) == 0x2F, let bits = bytes.little(21, 4) else { return nil }
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return (bytes.little(24, 3).map { $0 + 1 }, bytes.little(27, 3).map { $0 + 1 })
    default: return nil
    }
  }

  /// The largest size among the properties of the pictures in the file.
  private static func avif(_ bytes: ByteReader) -> (Int?, Int?)? {
    var largest: (Int, Int)?
    visit(bytes, 0..<bytes.count, depth: 0) { start in
      guard let width = bytes.big(start + 4, 4), let height = bytes.big(start + 8, 4) else { return }
      if width.multipliedReportingOverflow(by: height).partialValue > (largest.map { $0.0 * $0.1 } ?? 0) {
        largest = (width, height)
      }
    }
    return largest
  }

  /// Walks the boxes of an ISO file and calls `body` with the contents of each `ispe`.
  private static func visit(_ bytes: ByteReader, _ range: Range<Int>, depth: Int, _ body: (Int) -> Void) {
    var offset = range.lowerBound
    var left = 256
    while offset + 8 <= range.upperBound, left > 0, depth < 6, let stated = bytes.big(offset, 4),
      let kind = bytes.text(offset + 4, 4)
    {
      left -= 1
      let isLong = stated == 1
      let header = isLong ? 16 : 8
      let size = stated == 0 ? range.upperBound - offset : isLong ? bytes.big(offset + 12, 4) ?? 0 : stated
      guard size >= header, offset + size <= range.upperBound else { return }
      let inner = offset + header
      switch kind {
      case "ispe": body(inner)
      case "iprp", "ipco": visit(bytes, inner..<offset + size, depth: depth + 1, body)
      case "meta": if inner + 4 <= offset + size { visit(bytes, inner + 4..<offset + size, depth: depth + 1, body) }
      default: break
      }
      offset += size
    }
  }
}
