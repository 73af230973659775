import NIOCore

/// Looks at the bytes of a connection before they are parsed: tells when a request begins, and what its first line is.
final class RequestLineHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// Fired through the pipeline when the first bytes of a request have come.
  enum Event {
    case requestBegins
  }

  /// The first line of the request that is being read.
  private(set) var line = RequestLine()

  /// A request has ended: what comes now is another one.
  func reset() {
    line = RequestLine()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let isFirst = line.isEmpty
    line.feed(unwrapInboundIn(data).readableBytesView)
    if isFirst { context.fireUserInboundEventTriggered(Event.requestBegins) }
    context.fireChannelRead(data)
  }
}
