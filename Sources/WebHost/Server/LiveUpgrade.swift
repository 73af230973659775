import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// Makes a live page's socket of a connection, at its first request or at any later one (RFC 9110, 7.8; RFC 6455, 4.2).
///
/// What a socket needs is put before the handlers of pages, where there are any: what reads requests stays behind it,
/// without work, until the connection ends. Proxies that keep connections to the server open send a socket's request over one that has
/// carried pages.
struct LiveUpgrade: NIOTypedHTTPServerProtocolUpgrader {
  typealias UpgradeResult = LiveChannel.Negotiated
  typealias Negotiator = NIOTypedHTTPServerUpgradeHandler<UpgradeResult>

  let gate: LiveGate
  let lease: ConnectionLease

  var supportedProtocol: String { "websocket" }
  var requiredUpgradeHeaders: [String] { [] }

  func buildUpgradeResponse(
    channel: any Channel, upgradeRequest: HTTPRequestHead, initialResponseHeaders: HTTPHeaders
  ) -> EventLoopFuture<HTTPHeaders> {
    let gate = gate
    return NIOTypedWebSocketServerUpgrader<UpgradeResult>(
      shouldUpgrade: { channel, head in channel.eventLoop.makeSucceededFuture(gate.headers(for: head)) },
      upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededFuture(.live) }
    ).buildUpgradeResponse(
      channel: channel, upgradeRequest: upgradeRequest, initialResponseHeaders: initialResponseHeaders)
  }

  func upgrade(channel: any Channel, upgradeRequest: HTTPRequestHead) -> EventLoopFuture<UpgradeResult> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandlers(
        [
          WebSocketFrameEncoder(), LastFrame(), FrameLengthCheck(),
          ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: gate.maxFrameSize)),
          gate.makeHandler(channel, upgradeRequest, lease),
        ],
        position: .after(try pipeline.handler(type: Negotiator.self)))
      // What stays of pages lets frames pass on their way out; this would not.
      if let codec = try? pipeline.context(handlerType: HTTP1ToHTTPServerCodec.self) {
        pipeline.removeHandler(context: codec, promise: nil)
      }
      return .live
    }
  }
}
