import NIOCore
import NIOWebSocket
import Testing
import WebHost

struct MessageDeflateTests {
  private let rows = Array(String(repeating: "<p class=r>One row like the others</p>", count: 40).utf8)

  private func frame(
    _ opcode: WebSocketOpcode, _ bytes: some Sequence<UInt8>, fin: Bool = true, isCompressed: Bool
  ) -> WebSocketFrame {
    let key: WebSocketMaskingKey = [1, 2, 3, 4]
    var data = ByteBuffer(bytes: bytes)
    data.webSocketMask(key)
    return WebSocketFrame(fin: fin, rsv1: isCompressed, opcode: opcode, maskKey: key, data: data)
  }

  @Test func aMessageIsTheSameAfterwards() throws {
    let compressed = try #require(MessageDeflate.compress(rows))
    #expect(compressed.count < rows.count / 5)
    #expect(try MessageDeflate.inflate(compressed, maxSize: rows.count) == rows)
  }

  @Test func shortMessagesAndNoiseGoAsTheyAre() {
    #expect(MessageDeflate.compress(Array("[0,1]".utf8)) == nil)
    var noise = SystemRandomNumberGenerator()
    #expect(MessageDeflate.compress((0..<400).map { _ in UInt8.random(in: 0...255, using: &noise) }) == nil)
  }

  @Test func whatWouldBecomeTooLargeIsRefused() throws {
    let compressed = try #require(MessageDeflate.compress([UInt8](repeating: 0, count: 10_000_000)))
    #expect(throws: MessageDeflate.Failure.tooLarge) { try MessageDeflate.inflate(compressed, maxSize: 65_536) }
  }

  @Test func whatIsNotCompressedIsRefused() {
    #expect(throws: MessageDeflate.Failure.malformed) {
      try MessageDeflate.inflate([0xff, 0xff, 0xff, 0xff], maxSize: 100)
    }
  }

  @Test(arguments: [
    ("permessage-deflate", true), ("permessage-deflate; client_max_window_bits", true),
    ("x-other, permessage-deflate; server_no_context_takeover", true),
    ("permessage-deflate; server_max_window_bits=10", false), ("x-other", false), ("", false),
  ])
  func offersAreTakenWhereTheyCanBeKept(offer: String, isTaken: Bool) {
    #expect(MessageDeflate.isOffered(in: [offer]) == isTaken)
  }

  @Test func compressedMessagesMayComeInSeveralFrames() throws {
    var assembler = FrameAssembler(maxSize: 10_000, inflates: true)
    let bytes = try #require(MessageDeflate.compress(rows))
    #expect(assembler.feed(frame(.text, bytes.prefix(9), fin: false, isCompressed: true)) == .more)
    let last = frame(.continuation, bytes.dropFirst(9), isCompressed: false)
    #expect(assembler.feed(last) == .message(ByteBuffer(bytes: rows)))
    #expect(assembler.feed(frame(.text, Array("x".utf8), isCompressed: false)) == .message(ByteBuffer(string: "x")))
  }

  @Test func compressionThatWasNotAgreedOnBreaksTheRules() throws {
    let bytes = try #require(MessageDeflate.compress(rows))
    var plain = FrameAssembler(maxSize: 10_000)
    #expect(plain.feed(frame(.text, bytes, isCompressed: true)) == .violation(.protocolError))
    var small = FrameAssembler(maxSize: 1_000, inflates: true)
    #expect(small.feed(frame(.text, bytes, isCompressed: true)) == .violation(.tooLarge))
    #expect(small.feed(frame(.ping, Array("p".utf8), isCompressed: true)) == .violation(.protocolError))
  }
}
