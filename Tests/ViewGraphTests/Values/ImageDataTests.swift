import Foundation
import Testing

@testable import ViewGraph

@Suite struct ImageDataTests {
  private func gif(_ width: UInt8, tail: [UInt8] = []) -> Data {
    Data(Array("GIF89a".utf8) + [width, 0, 10, 0] + tail)
  }

  @Test func sizesComeFromTheHeaderAndTheScale() throws {
    let image = try #require(ImageData(data: gif(30), scale: 2))
    #expect(image.size == CGSize(width: 15, height: 5))
    #expect(image.mimeType == "image/gif")
    #expect(ImageData(data: Data("nonsense".utf8)) == nil)
  }

  @Test func equalBytesHaveEqualHashes() throws {
    let image = try #require(ImageData(data: gif(30)))
    #expect(image == ImageData(data: gif(30)))
    #expect(image != ImageData(data: gif(31)))
    #expect(image != ImageData(data: gif(30), isTemplate: true))
    #expect(image.hash.count == 32)
  }

  @Test func hashesAreTheSameInEveryProcess() {
    #expect(ContentHash.hex(of: Data("The quick brown fox".utf8)) == "0f29ade0c22d7058baa2c76364ea0d61")
  }

  @Test func everyBitCounts() {
    let base = [UInt8](repeating: 7, count: 37)
    var seen: Set<String> = [ContentHash.hex(of: Data(base))]
    for index in base.indices {
      for bit in 0..<8 {
        var changed = base
        changed[index] ^= 1 << UInt8(bit)
        #expect(seen.insert(ContentHash.hex(of: Data(changed))).inserted)
      }
    }
    for count in 0..<24 { #expect(seen.insert(ContentHash.hex(of: Data(count: count))).inserted) }
  }
}
