import Foundation
import ImageHeaders
import Testing

@testable import ViewGraph

@Suite struct ImageHeaderTests {
  private func header(_ bytes: [UInt8]) -> [String]? {
    ImageHeader(Data(bytes)).map { [$0.mimeType, "\($0.width)x\($0.height)"] }
  }

  private func frame(_ marker: UInt8, height: UInt8, width: UInt8) -> [UInt8] {
    [0xff, marker, 0, 17, 8, 0, height, 0, width, 3] + [UInt8](repeating: 0, count: 9)
  }

  @Test func png() {
    let start: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    #expect(header(start + [0, 0, 1, 2, 0, 0, 0, 9]) == ["image/png", "258x9"])
    #expect(header(start + [0, 0, 0, 0, 0, 0, 0, 9]) == nil)
    #expect(header(Array(start.prefix(12))) == nil)
  }

  @Test func gif() {
    #expect(header(Array("GIF89a".utf8) + [0x2c, 0x01, 0x10, 0]) == ["image/gif", "300x16"])
  }

  @Test func jpegWithSegmentsBeforeTheFrame() {
    let app: [UInt8] = [0xff, 0xe0, 0, 6, 1, 2, 3, 4]
    let table: [UInt8] = [0xff, 0xc4, 0, 4, 1, 2]
    #expect(header([0xff, 0xd8] + app + table + frame(0xc2, height: 20, width: 30)) == ["image/jpeg", "30x20"])
    #expect(header([0xff, 0xd8, 0xff, 0xe0, 0, 4]) == nil)
  }

  @Test func jpegThatLiesOnItsSide() {
    let tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif".utf8) + [0, 0] + tiff
    let segment: [UInt8] = [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif
    #expect(header([0xff, 0xd8] + segment + frame(0xc0, height: 20, width: 30)) == ["image/jpeg", "20x30"])
  }

  @Test func webP() {
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(name.utf8) + [0, 0, 0, 0] + body
    }
    #expect(header(chunk("VP8X", [0, 0, 0, 0, 0x3f, 1, 0, 0xef, 0, 0])) == ["image/webp", "320x240"])
    #expect(header(chunk("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0x40, 1, 0xf0, 0])) == ["image/webp", "320x240"])
    #expect(header(chunk("VP8L", [0x2f, 0x3f, 0xc1, 0x3b, 0, 0, 0, 0, 0, 0])) == ["image/webp", "320x240"])
    #expect(header(chunk("VP8Z", [UInt8](repeating: 1, count: 10))) == nil)
  }

  @Test func anythingElseIsNoPicture() {
    #expect(header(Array("<html><body>404</body></html>".utf8)) == nil)
    #expect(header([]) == nil)
  }
}
