import NIOCore
import NIOWebSocket

/// Sends nothing after the frame that closes a socket (RFC 6455, 5.5.1): a session that ends says so from its own thread, while the
/// browser's answer to that, a beat, or what was still to be said come from elsewhere.
final class LastFrame: ChannelOutboundHandler {
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private var hasClosed = false

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if hasClosed {
      promise?.succeed()
      return
    }
    hasClosed = unwrapOutboundIn(data).opcode == .connectionClose
    context.write(data, promise: promise)
  }
}
