import NIOCore
import NIOWebSocket
import Testing
import WebHost

struct FrameAssemblerTests {
  private var assembler = FrameAssembler(maxSize: 10, maxFragments: 3)

  private func frame(_ opcode: WebSocketOpcode, _ text: String, fin: Bool = true) -> WebSocketFrame {
    let key: WebSocketMaskingKey = [1, 2, 3, 4]
    var data = ByteBuffer(string: text)
    data.webSocketMask(key)
    return WebSocketFrame(fin: fin, opcode: opcode, maskKey: key, data: data)
  }

  @Test mutating func aFrameIsAMessage() {
    #expect(assembler.feed(frame(.text, "hello")) == .message(ByteBuffer(string: "hello")))
  }

  @Test mutating func fragmentsAreJoinedAndControlFramesMayStandBetween() {
    #expect(assembler.feed(frame(.text, "hel", fin: false)) == .more)
    #expect(assembler.feed(frame(.ping, "p")) == .ping(ByteBuffer(string: "p")))
    #expect(assembler.feed(frame(.continuation, "lo")) == .message(ByteBuffer(string: "hello")))
    #expect(assembler.feed(frame(.text, "next")) == .message(ByteBuffer(string: "next")))
  }

  @Test mutating func theSizeOfAMessageIsLimitedHoweverItComes() {
    #expect(assembler.feed(frame(.text, "12345678901")) == .violation(.tooLarge))
    #expect(assembler.feed(frame(.text, "123456", fin: false)) == .more)
    #expect(assembler.feed(frame(.continuation, "123456")) == .violation(.tooLarge))
  }

  @Test mutating func theNumberOfFragmentsIsLimited() {
    #expect(assembler.feed(frame(.text, "", fin: false)) == .more)
    #expect(assembler.feed(frame(.continuation, "", fin: false)) == .more)
    #expect(assembler.feed(frame(.continuation, "", fin: false)) == .more)
    #expect(assembler.feed(frame(.continuation, "", fin: false)) == .violation(.tooLarge))
  }

  @Test mutating func whatBreaksTheRulesIsRefused() {
    #expect(assembler.feed(frame(.continuation, "x")) == .violation(.protocolError))
    #expect(assembler.feed(frame(.binary, "x")) == .violation(.protocolError))
    #expect(assembler.feed(frame(.ping, "x", fin: false)) == .violation(.protocolError))
    let unmasked = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: "x"))
    #expect(assembler.feed(unmasked) == .violation(.protocolError))
    #expect(assembler.feed(frame(.text, "a", fin: false)) == .more)
    #expect(assembler.feed(frame(.text, "b")) == .violation(.protocolError), "a new message within another")
  }

  private func frame(_ opcode: WebSocketOpcode, bytes: [UInt8], fin: Bool = true) -> WebSocketFrame {
    let key: WebSocketMaskingKey = [9, 8, 7, 6]
    var data = ByteBuffer(bytes: bytes)
    data.webSocketMask(key)
    return WebSocketFrame(fin: fin, opcode: opcode, maskKey: key, data: data)
  }

  @Test(arguments: [1000, 1001, 1011, 3000, 4999] as [UInt16])
  mutating func closingCarriesItsCode(code: UInt16) {
    let bytes = [UInt8(code >> 8), UInt8(code & 255)]
    #expect(assembler.feed(frame(.connectionClose, bytes: bytes)) == .close(code: code))
    #expect(assembler.feed(frame(.connectionClose, bytes: bytes + Array("späť".utf8))) == .close(code: code))
    #expect(assembler.feed(frame(.connectionClose, bytes: [])) == .close(code: nil))
  }

  @Test(arguments: [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535] as [UInt16])
  mutating func codesThatNobodyMaySendBreakTheRules(code: UInt16) {
    let bytes = [UInt8(code >> 8), UInt8(code & 255)]
    #expect(assembler.feed(frame(.connectionClose, bytes: bytes)) == .violation(.protocolError))
  }

  @Test mutating func halfACodeBreaksTheRulesAndAReasonIsText() {
    #expect(assembler.feed(frame(.connectionClose, bytes: [3])) == .violation(.protocolError))
    #expect(assembler.feed(frame(.connectionClose, bytes: [3, 232], fin: false)) == .violation(.protocolError))
    #expect(assembler.feed(frame(.connectionClose, bytes: [3, 232, 0xC3])) == .violation(.invalidText))
  }

  @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
  mutating func whatIsNotUTF8IsNoText(bytes: [UInt8]) {
    #expect(assembler.feed(frame(.text, bytes: bytes)) == .violation(.invalidText))
  }

  @Test mutating func aLetterMayComeInTwoFrames() {
    #expect(assembler.feed(frame(.text, bytes: [0xC3], fin: false)) == .more)
    #expect(assembler.feed(frame(.continuation, bytes: [0xA9])) == .message(ByteBuffer(string: "é")))
  }
}
