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
  let connections: Connections

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      guard let lease = connections.admit(channel) else {
        channel.close(promise: nil)
        return Value(channel: channel, negotiation: channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel))
      }
      let upgrader = NIOTypedWebSocketServerUpgrader<Negotiated>(
        maxFrameSize: gate.maxFrameSize,
        enableAutomaticErrorHandling: false,
        shouldUpgrade: { channel, head in channel.eventLoop.makeSucceededFuture(gate.headers(for: head)) },
        upgradePipelineHandler: { channel, head in
          channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            let decoder = try pipeline.handler(type: ByteToMessageHandler<WebSocketFrameDecoder>.self)
            try pipeline.addHandler(FrameLengthCheck(), position: .before(decoder))
            try pipeline.addHandler(gate.makeHandler(channel, head, lease))
            return .live
          }
        }
      )
      return Value(channel: channel, negotiation: try setUpRequests(channel, upgrader, lease))
    }
  }

  private func setUpRequests(
    _ channel: any Channel, _ upgrader: NIOTypedWebSocketServerUpgrader<Negotiated>, _ lease: ConnectionLease
  ) throws -> EventLoopFuture<Negotiated> {
    let encoder = HTTPResponseEncoder()
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: Self.parserLimits))
    let line = RequestLineHandler()
    let requests = RequestHandler(line: line, gate: gate, lease: lease, now: channel.eventLoop.now)
    let negotiator = NIOTypedHTTPServerUpgradeHandler<Negotiated>(
      httpEncoder: encoder,
      // In this order: what the parser has left over is no request.
      extraHTTPHandlers: [requests, line, decoder],
      upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
        upgraders: [upgrader], notUpgradingCompletionHandler: { Self.setUpPages($0) }))
    try channel.pipeline.syncOperations.addHandlers([line, encoder, decoder, requests, negotiator])
    return negotiator.upgradeResultFuture
  }

  /// What a head may be: 16 KB for a field or the address, 64 KB in all, 128 fields.
  private static var parserLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = RequestLine.maxLength
    limits.maxHeaderListSize = 64 * 1024
    limits.maxHeaderFieldCount = 128
    return limits
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

  private static func setUpPages(_ channel: any Channel) -> EventLoopFuture<Negotiated> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      return .pages(
        try NIOAsyncChannel(
          wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
    }
  }
}
