import Foundation
import Testing

@testable import Fetch

struct ImageSizeTests {
  private func data(_ bytes: [UInt8]) -> Data { Data(bytes) }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static func big(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> ((width - 1 - $0) * 8)) }
  }
  private static func little(_ number: Int, _ width: Int) -> [UInt8] { big(number, width).reversed() }
  private static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8, 4) + text(kind) + content
  }

  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + text("IHDR") + big(640, 4) + big(480, 4) + [
      8, 2, 0, 0, 0,
    ]
  static let gif: [UInt8] = text("GIF89a") + little(640, 2) + little(480, 2) + [0, 0, 0]
  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0] + big(16, 2) + [UInt8](repeating: 0, count: 14) + [0xFF, 0xFF, 0xC4] + big(4, 2) + [0, 0]
    + [0xFF, 0xC2] + big(17, 2) + [8] + big(480, 2) + big(640, 2) + [3]
  static let lossyWebP: [UInt8] =
    text("RIFF") + little(100, 4) + text("WEBPVP8 ") + little(80, 4) + [0, 0, 0, 0x9D, 0x01, 0x2A]
    + little(640 | 0x4000, 2)
    + little(480, 2)
  static let losslessWebP: [UInt8] =
    text("RIFF") + little(100, 4) + text("WEBPVP8L") + little(80, 4) + [0x2F] + little(639 | 479 << 14, 4)
  static let extendedWebP: [UInt8] =
    text("RIFF") + little(100, 4) + text("WEBPVP8X") + little(10, 4) + [0, 0, 0, 0] + little(639, 3) + little(479, 3)
  static let avif: [UInt8] =
    box("ftyp", text("avif") + big(0, 4) + text("mif1"))
    + box(
      "meta",
      big(0, 4) + box("hdlr", [0, 0, 0, 0])
        + box(
          "iprp",
          box(
            "ipco",
            box("ispe", big(0, 4) + big(64, 4) + big(48, 4)) + box("ispe", big(0, 4) + big(640, 4) + big(480, 4)))))

  @Test(arguments: [
    (png, ImageFormat.png), (gif, .gif), (jpeg, .jpeg), (lossyWebP, .webp), (losslessWebP, .webp),
    (extendedWebP, .webp),
    (avif, .avif),
  ])
  func formatAndSize(_ bytes: [UInt8], _ format: ImageFormat) throws {
    #expect(ImageFormat(data(bytes)) == format)
    #expect(ImageSize(of: data(bytes), format: format) == ImageSize(width: 640, height: 480))
    // The same bytes as a part of others: offsets count from their own start.
    #expect(ImageSize(of: (Data([1, 2, 3]) + data(bytes)).dropFirst(3), format: format)?.width == 640)
  }

  @Test(arguments: [png, gif, jpeg, lossyWebP, losslessWebP, extendedWebP, avif])
  func everyCutIsSurvived(_ bytes: [UInt8]) {
    for count in 0..<bytes.count {
      let part = data(Array(bytes.prefix(count)))
      guard let format = ImageFormat(part) else { continue }
      let size = ImageSize(of: part, format: format)
      #expect(size == nil || size?.height == 480 || count > 20, "\(format) \(count)")
    }
  }

  @Test(arguments: [png, gif, jpeg, lossyWebP, losslessWebP, extendedWebP, avif])
  func everyFlippedByteIsSurvived(_ bytes: [UInt8]) {
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var broken = bytes
        broken[index] = value
        guard let format = ImageFormat(data(broken)) else { continue }
        if let size = ImageSize(of: data(broken), format: format) { #expect(size.width > 0 && size.height > 0) }
      }
    }
  }

  @Test(arguments: ["", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<!doctype html>", "GIF88a", "RIFF....WAVE", "BM"])
  func noPicture(_ text: String) {
    #expect(ImageFormat(Data(text.utf8)) == nil)
  }

  @Test func aSizeOfNothingIsNone() {
    var bytes = Self.png
    bytes.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    #expect(ImageSize(of: data(bytes), format: .png) == nil)
  }
}
