import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// HTTP/1.1 for pages and WebSocket for live ones, on one port.
struct LiveChannel: ServerChildChannel, HTTPChannelHandler {
  /// A connection, whose first request says whether it is a socket at once; any later one may make it one too.
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
      // A connection keeps what it has read into: requests are short, and messages are shorter still.
      try channel.syncOptions?.setOption(
        .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 1024, maximum: 64 * 1024))
      return Value(channel: channel, negotiation: try setUpRequests(channel, lease))
    }
  }

  private func setUpRequests(
    _ channel: any Channel, _ lease: ConnectionLease
  ) throws -> EventLoopFuture<Negotiated> {
    let encoder = HTTPResponseEncoder()
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: Self.parserLimits))
    let line = RequestLineHandler()
    let requests = RequestHandler(line: line, gate: gate, lease: lease, now: channel.eventLoop.now)
    let upgrade = LiveUpgrade(gate: gate, lease: lease)
    func negotiator(otherwise pages: @escaping @Sendable (any Channel) -> EventLoopFuture<Negotiated>)
      -> LiveUpgrade.Negotiator
    {
      // In this order: what the parser has left over is no request.
      LiveUpgrade.Negotiator(
        httpEncoder: encoder, extraHTTPHandlers: [requests, line, decoder],
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
          upgraders: [upgrade], notUpgradingCompletionHandler: pages))
    }
    let first = negotiator(otherwise: Self.setUpPages)
    requests.makeNegotiator = {
      negotiator(otherwise: { $0.eventLoop.makeFailedFuture(ChannelError.inappropriateOperationForState) })
    }
    try channel.pipeline.syncOperations.addHandlers([line, encoder, decoder, requests, first])
    return first.upgradeResultFuture
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
