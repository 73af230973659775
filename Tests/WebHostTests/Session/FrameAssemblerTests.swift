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

  @Test mutating func closingCarriesItsCode() {
    let key: WebSocketMaskingKey = [9, 9, 9, 9]
    var data = ByteBuffer(integer: UInt16(1001))
    data.webSocketMask(key)
    let close = WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: key, data: data)
    #expect(assembler.feed(close) == .close(code: 1001))
  }
}
