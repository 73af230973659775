import Testing

@testable import StandIns

@Suite("PNG") struct PNGTests {
  @Test func checksumsAreTheStandardOnes() {
    #expect(Checksum.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksum.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
  }

  @Test(
    "what is packed can be unpacked",
    arguments: [0, 1, 3, 4, 5, 257, 258, 259, 260, 1000, 70_000])
  func roundTrip(size: Int) {
    var random = SeededRandom(UInt64(size))
    let flat = [UInt8](repeating: 7, count: size)
    let mixed = (0..<size).map { $0 % 300 < 200 ? UInt8($0 % 7) : UInt8(random.below(256)) }
    for bytes in [flat, mixed] { #expect(Inflate.zlib(Deflate.zlib(bytes)) == bytes) }
  }

  @Test("each category has its motif, drawn the same way every time", arguments: NewsCategory.allCases)
  func motifs(category: NewsCategory) throws {
    for number in 0..<12 {
      let name = "\(category.rawValue)-\(number)"
      let canvas = Painter(seed: 1, name: name).picture()
      let bytes = PNG.bytes(of: canvas)
      #expect(bytes.count < 40_000)
      #expect(bytes == PNG.bytes(of: Painter(seed: 1, name: name).picture()))
      #expect(bytes != PNG.bytes(of: Painter(seed: 2, name: name).picture()))
      #expect(canvas.palette.count <= 256)
      #expect(canvas.points.allSatisfy { Int($0) < canvas.palette.count })
    }
  }

  @Test func drawingOutsideTheCanvasIsHarmless() {
    var canvas = Canvas(width: 10, height: 10)
    let colour = canvas.add(.init(red: 1, green: 2, blue: 3))
    let other = canvas.add(.init(red: 9, green: 9, blue: 9))
    canvas.fill(x: 12, y: 9, width: 50, height: 50, other)
    canvas.fill(x: -5, y: -5, width: 3, height: 3, other)
    #expect(canvas.points.allSatisfy { $0 == colour })
    canvas.fill(x: 8, y: 8, width: 50, height: 50, other)
    #expect(canvas.points.filter { $0 == other }.count == 4)
    canvas.disc(x: 0, y: 0, radius: 500, other)
    #expect(canvas.points.allSatisfy { $0 == other })
  }
}
