import Foundation
import ImageHeaders

/// An encoded picture; two are equal where their bytes and the way of drawing them are.
public struct ImageData: Hashable, Sendable {
  /// PNG, JPEG, GIF, WebP, BMP or, from a program's own resources, SVG.
  public let data: Data
  /// The media type, such as image/png.
  public let mimeType: String
  /// Pixels from side to side.
  public let pixelWidth: Int
  /// Pixels from top to bottom.
  public let pixelHeight: Int
  /// Pixels to a point.
  public let scale: CGFloat
  /// True where the picture is drawn in the foreground colour.
  public var isTemplate: Bool
  /// A 128-bit hash of the bytes in hexadecimal digits; the same in every process.
  public let hash: String

  /// Makes a picture of encoded bytes; nil where they are no PNG, JPEG, GIF, WebP or BMP.
  public init?(data: Data, scale: CGFloat = 1, isTemplate: Bool = false) {
    guard let header = ImageHeader(data) else { return nil }
    self.init(
      data: data, mimeType: header.mimeType, pixelWidth: header.width, pixelHeight: header.height, scale: scale,
      isTemplate: isTemplate)
  }

  /// Makes a picture of encoded bytes whose kind and size are known.
  public init(
    data: Data, mimeType: String, pixelWidth: Int, pixelHeight: Int, scale: CGFloat = 1, isTemplate: Bool = false
  ) {
    self.data = data
    self.mimeType = mimeType
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale > 0 ? scale : 1
    self.isTemplate = isTemplate
    hash = ContentHash.hex(of: data)
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  public static func == (left: ImageData, right: ImageData) -> Bool {
    left.hash == right.hash && left.scale == right.scale && left.isTemplate == right.isTemplate
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}

/// A hash of bytes that is the same in every process: two 64-bit lanes over eight bytes at a time.
enum ContentHash {
  static func hex(of data: Data) -> String {
    var one: UInt64 = 0xcbf2_9ce4_8422_2325
    var other: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(data.count)
    data.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian, &one, &other)
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
      add(rest, &one, &other)
    }
    one = finish(one ^ other)
    other = finish(other &+ one)
    return digits(one) + digits(other)
  }

  private static func add(_ word: UInt64, _ one: inout UInt64, _ other: inout UInt64) {
    one = (one ^ word) &* 0x0000_0100_0000_01b3
    one ^= one >> 29
    other = (other &+ word &* 0xc2b2_ae3d_27d4_eb4f)
    other = (other << 31 | other >> 33) &* 0x9e37_79b1_85eb_ca87
  }

  private static func finish(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
    value = (value ^ value >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return value ^ value >> 33
  }

  private static func digits(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
