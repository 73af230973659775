import Foundation

/// What the first bytes of an encoded picture say: PNG, JPEG, GIF, WebP or BMP.
struct ImageHeader: Equatable, Sendable {
  let mimeType: String
  let width: Int
  let height: Int

  /// Reads the header; nil where the bytes are no picture of a known kind.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(256 * 1024))
    guard let header = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes) ?? Self.bmp(bytes) ?? Self.jpeg(bytes)
    else { return nil }
    self = header
  }

  private init?(_ mimeType: String, _ width: Int, _ height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.mimeType = mimeType
    self.width = width
    self.height = height
  }

  private static func png(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else { return nil }
    return ImageHeader("image/png", big(bytes, 16, 4), big(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return ImageHeader("image/gif", little(bytes, 6, 2), little(bytes, 8, 2))
  }

  private static func bmp(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 26, bytes.starts(with: "BM".utf8), little(bytes, 14, 4) >= 40 else { return nil }
    let height = Int(Int32(truncatingIfNeeded: little(bytes, 22, 4)))
    return ImageHeader("image/bmp", little(bytes, 18, 4), abs(height))
  }

  private static func webP(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X":
      return ImageHeader("image/webp", little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return ImageHeader("image/webp", (bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1)
    case "VP8 ":
      return ImageHeader("image/webp", little(bytes, 26, 2) & 0x3fff, little(bytes, 28, 2) & 0x3fff)
    default:
      return nil
    }
  }

  /// Walks the segments to the frame header; an orientation that lies on its side in the Exif segment swaps the sides.
  private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: [0xff, 0xd8, 0xff]) else { return nil }
    var index = 2
    var isTurned = false
    while index + 9 < bytes.count {
      guard bytes[index] == 0xff else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xff || marker == 0x01 || (0xd0...0xd8).contains(marker) {
        index += marker == 0xff ? 1 : 2
        continue
      }
      let length = big(bytes, index + 2, 2)
      if marker == 0xe1, let orientation = exifOrientation(bytes, index + 4, length - 2) {
        isTurned = orientation >= 5
      }
      if (0xc0...0xcf).contains(marker), marker != 0xc4, marker != 0xc8, marker != 0xcc {
        let (height, width) = (big(bytes, index + 5, 2), big(bytes, index + 7, 2))
        return ImageHeader("image/jpeg", isTurned ? height : width, isTurned ? width : height)
      }
      index += 2 + max(length, 2)
    }
    return nil
  }

  private static func exifOrientation(_ bytes: [UInt8], _ start: Int, _ length: Int) -> Int? {
    let tiff = start + 6
    guard length > 16, start + length <= bytes.count, bytes[start..<(start + 4)].elementsEqual("Exif".utf8) else {
      return nil
    }
    let isLittle = bytes[tiff] == 0x49
    func number(_ offset: Int, _ size: Int) -> Int {
      guard offset + size <= start + length else { return 0 }
      return isLittle ? little(bytes, offset, size) : big(bytes, offset, size)
    }
    let directory = tiff + number(tiff + 4, 4)
    guard directory + 2 <= start + length else { return nil }
    let count = number(directory, 2)
    for entry in 0..<min(count, 64) {
      let offset = directory + 2 + entry * 12
      if number(offset, 2) == 0x0112 { return number(offset + 8, 2) }
    }
    return nil
  }

  private static func big(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
