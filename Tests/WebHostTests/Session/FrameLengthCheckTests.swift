import NIOCore
import NIOEmbedded
import Testing

@testable import WebHost

struct FrameLengthCheckTests {
  private let channel = EmbeddedChannel(handler: FrameLengthCheck())

  /// The error of what comes in pieces of some length.
  private func send(_ bytes: [UInt8], pieces: Int) -> (any Error)? {
    do {
      for start in stride(from: 0, to: bytes.count, by: pieces) {
        try channel.writeInbound(ByteBuffer(bytes: bytes[start..<min(bytes.count, start + pieces)]))
      }
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [1, 2, 3, 7, 4_000, 100_000])
  func properFramesGoThroughAsTheyAre(pieces: Int) throws {
    var bytes: [UInt8] = []
    // Byte by byte takes its time.
    for size in [0, 1, 125, 126, 127, 5] + (pieces > 1_000 ? [65_535, 65_536, 5] : []) {
      bytes += RawClient.frame(opcode: 1, Array(repeating: 0xFE, count: size))
      bytes += RawClient.frame(opcode: 1, Array(repeating: 0xFE, count: size), isMasked: false)
    }
    #expect(send(bytes, pieces: pieces) == nil)
    var out: [UInt8] = []
    while let part = try channel.readInbound(as: ByteBuffer.self) { out += Array(part.readableBytesView) }
    #expect(out == bytes)
  }

  @Test(
    arguments: [
      [0x81, 0xFE, 0, 125], [0x81, 0xFE, 0, 0], [0x81, 0xFF, 0, 0, 0, 0, 0, 0, 255, 255],
      [0x81, 0xFF, 0x80, 0, 0, 0, 0, 1, 0, 0],
    ] as [[UInt8]])
  func lengthsThatAreLongerThanNeededBreakTheRules(head: [UInt8]) {
    #expect(send(RawClient.frame(opcode: 1, [1, 2, 3]) + head, pieces: 1) is FrameLengthCheck.Violation)
    #expect(send([1, 2, 3], pieces: 1) == nil, "nothing is looked at after that")
  }
}
