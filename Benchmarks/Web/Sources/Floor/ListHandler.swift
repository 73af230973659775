import NIOCore
import NIOWebSocket

/// Answers each key with the whole list.
final class ListHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.opcode == .text else { return context.close(promise: nil) }
    let message = String(buffer: frame.unmaskedData)
    let html: String
    if message.first == "r" {
      html = Page.list(changed: Int(message.dropFirst()) ?? 0)
    } else {
      html = Page.list(message.first?.wholeNumberValue ?? 0, String(message.dropFirst()))
    }
    let answer = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: html))
    context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
  }
}
