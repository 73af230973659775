import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import WebHost

struct LastFrameTests {
  private func frame(_ opcode: WebSocketOpcode) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: opcode, data: ByteBuffer(string: "ab"))
  }

  @Test func nothingFollowsTheFrameThatClosesASocket() throws {
    let channel = EmbeddedChannel(handler: LastFrame())
    for opcode in [WebSocketOpcode.text, .ping, .connectionClose, .connectionClose, .pong, .text] {
      // What is left out counts as sent: who waits for it goes on.
      try channel.writeOutbound(frame(opcode))
    }
    var sent: [WebSocketOpcode] = []
    while let frame = try channel.readOutbound(as: WebSocketFrame.self) { sent.append(frame.opcode) }
    #expect(sent == [.text, .ping, .connectionClose])
    _ = try channel.finish()
  }
}
