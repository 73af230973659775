import Articles
import NIOCore
import NIOHTTP1

/// Answers requests: two pages and the pictures.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    let (type, body) = answer(head.uri)
    let headers: HTTPHeaders = ["Content-Type": type, "Content-Length": String(body.readableBytes)]
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers))), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  private func answer(_ uri: String) -> (type: String, body: ByteBuffer) {
    if uri.hasPrefix("/p/"), let index = Int(uri.dropFirst(3)), Picture.all.indices.contains(index) {
      return ("image/png", ByteBuffer(bytes: Picture.all[index]))
    }
    return ("text/html", ByteBuffer(string: uri == "/rows" ? Page.rows : Page.articles))
  }
}
