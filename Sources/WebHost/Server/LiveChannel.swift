import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// HTTP/1.1 for pages and WebSocket for live ones, on one port.
struct LiveChannel: ServerChildChannel, HTTPChannelHandler {
  /// A connection, whose protocol turns out with its first request.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let negotiation: EventLoopFuture<Negotiated>
  }

  /// What a connection has turned out to be.
  enum Negotiated: Sendable {
    case pages(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case live
  }

  let responder: HTTPChannelHandler.Responder
  let gate: LiveGate

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let upgrader = NIOTypedWebSocketServerUpgrader<Negotiated>(
        maxFrameSize: gate.maxFrameSize,
        enableAutomaticErrorHandling: false,
        shouldUpgrade: { channel, head in
          guard !gate.admits(head) else { return channel.eventLoop.makeSucceededFuture(gate.headers(for: head)) }
          return Self.refuse(channel).map { nil }
        },
        upgradePipelineHandler: { channel, head in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(gate.makeHandler(channel, head))
            return .live
          }
        }
      )
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration<Negotiated>(
          upgraders: [upgrader],
          notUpgradingCompletionHandler: { Self.setUpPages($0, logger: logger) }
        )
      )
      configuration.enablePipelining = false
      configuration.enableErrorHandling = false
      configuration.enableResponseHeaderValidation = false
      let negotiation = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: configuration)
      return Value(channel: channel, negotiation: negotiation)
    }
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await Self.untilCancelled(value.channel, { try await value.negotiation.get() }) {
      case .pages(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      case .live: try await Self.untilCancelled(value.channel) { try await value.channel.closeFuture.get() }
      }
    } catch {
      logger.trace("Connection ended before its first request: \(error)")
      try? await value.channel.close()
    }
  }

  /// Closes the channel where the server does not want to wait any longer.
  private static func untilCancelled<T: Sendable>(
    _ channel: any Channel, _ body: @Sendable () async throws -> T
  ) async throws -> T {
    try await withTaskCancellationHandler {
      try await body()
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  /// Answers a request for a socket that is not let through, and closes. (NIO would go on without the request's head.)
  private static func refuse(_ channel: any Channel) -> EventLoopFuture<Void> {
    let headers: HTTPHeaders = ["Content-Length": "0", "Connection": "close"]
    let head = HTTPResponseHead(version: .http1_1, status: .forbidden, headers: headers)
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    return channel.writeAndFlush(HTTPServerResponsePart.end(nil)).flatMap { channel.close() }
  }

  private static func setUpPages(_ channel: any Channel, logger: Logger) -> EventLoopFuture<Negotiated> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      try channel.pipeline.syncOperations.addHandler(
        HTTPConnectionStateHandler(idleTimeout: .seconds(60), logger: logger))
      return .pages(
        try NIOAsyncChannel(
          wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
    }
  }
}
