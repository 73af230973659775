import NIOCore
import NIOExtras
import NIOWebSocket

/// One browser's socket: frames in, messages out, with limits on both. Lives on the channel's event loop.
final class LiveHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// What the socket is worth to the host so far.
  private enum Phase {
    /// The script has not introduced itself.
    case new
    /// A program is being mounted for it.
    case mounting
    case live(Session)
    case closed
  }

  private let store: SessionStore
  private let key: SigningKey
  private let connection: SessionLifecycle.Connection
  private let lease: ConnectionLease
  private let request: VisitorRequest
  /// True where the browser takes compressed messages, and may send them.
  private let compresses: Bool
  private var phase = Phase.new
  private var assembler: FrameAssembler
  private var parts: MessageParts
  private var limiter: RateLimiter
  private var lastSign: NIODeadline = .now()
  private var heartbeat: RepeatedTask?
  /// Beats in a row at which the browser had not read what it was sent.
  private var stuckBeats = 0
  private let start: Double

  init(
    store: SessionStore, key: SigningKey, connection: SessionLifecycle.Connection, lease: ConnectionLease,
    request: VisitorRequest, compresses: Bool
  ) {
    self.store = store
    self.key = key
    self.connection = connection
    self.lease = lease
    self.request = request
    self.compresses = compresses
    start = store.time.now()
    let limits = store.configuration.limits
    assembler = FrameAssembler(maxSize: limits.messageSize, inflates: compresses)
    parts = MessageParts(maxSize: limits.longMessageSize)
    limiter = RateLimiter(rate: limits.messagesPerSecond, burst: limits.messageBurst, now: store.time.now())
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let timeout = store.configuration.socketTimeout
    let interval = TimeAmount.nanoseconds(Int64(timeout / 3 * 1e9))
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    heartbeat = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
      let (handler, context) = bound.value
      handler.beat(context, timeout: .nanoseconds(Int64(timeout * 1e9)))
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    heartbeat?.cancel()
    heartbeat = nil
    leave()
  }

  func channelInactive(context: ChannelHandlerContext) {
    heartbeat?.cancel()
    leave()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .closed = phase { return }
    lastSign = .now()
    switch assembler.feed(unwrapInboundIn(data)) {
    case .more, .pong: break
    case .message(let buffer): receive(buffer, context)
    case .ping(let payload):
      context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: payload)), promise: nil)
    case .close: close(.normal, context)
    case .violation(let code):
      store.metrics.count(.refusedMessages)
      close(code, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength: close(.tooLarge, context)
    case is NIOWebSocketError, is FrameLengthCheck.Violation: close(.protocolError, context)
    default: context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent: quiesce(context)
    case ChannelEvent.inputClosed: context.close(promise: nil)
    default: context.fireUserInboundEventTriggered(event)
    }
  }
}

// MARK: - Messages

extension LiveHandler {
  private func receive(_ buffer: ByteBuffer, _ context: ChannelHandlerContext) {
    store.metrics.count(.messagesIn)
    store.metrics.count(.bytesIn, by: buffer.readableBytes)
    guard limiter.allow(at: store.time.now()) else {
      store.metrics.count(.refusedMessages)
      return close(.tooManyEvents, context)
    }
    switch parts.feed(buffer) {
    case .more: break
    case .message(let whole): take(whole, context)
    case .tooLarge: close(.tooLarge, context)
    case .malformed: close(.malformed, context)
    }
  }

  private func take(_ buffer: ByteBuffer, _ context: ChannelHandlerContext) {
    guard let message = ClientMessage(buffer.readableBytesView) else { return close(.malformed, context) }
    switch (phase, message) {
    case (.new, .hello(let hello)): greet(hello, context)
    case (.live, .ping):
      LiveSocket(channel: context.channel, connection: connection, compresses: compresses).send(Array("[0,0]".utf8))
    case (.live(let session), _): session.receive(message, from: connection)
    case (.mounting, _), (.closed, _): break
    case (.new, _): close(.malformed, context)
    }
  }

  private func greet(_ hello: Hello, _ context: ChannelHandlerContext) {
    if let version = hello.version, version != WebAsset.script.version { return close(.otherVersion, context) }
    let token: SessionToken
    do {
      token = try SessionToken(hello.token, key: key, now: store.time.sinceEpoch())
    } catch {
      store.metrics.count(.refusedTokens)
      return close(.badToken, context)
    }
    // The page is its visitor's: a token alone, which a page's text gives away, is worth nothing.
    guard request.cookie(key: key, now: store.time.sinceEpoch())?.visitor == token.visitor else {
      store.metrics.count(.refusedTokens)
      return close(.badToken, context)
    }
    lease.becomesBusy()
    let socket = LiveSocket(channel: context.channel, connection: connection, compresses: compresses)
    if let session = store.session(of: token), session.connect(socket, hello) {
      renewIfOld(token, of: session)
      phase = .live(session)
    } else {
      mount(hello, token, socket, context)
    }
  }

  private func mount(
    _ hello: Hello, _ token: SessionToken, _ socket: LiveSocket, _ context: ChannelHandlerContext
  ) {
    phase = .mounting
    var visitor = request.visitor(token.visitor)
    visitor.update(from: hello.visitor)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let eventLoop = context.eventLoop
    Task { [store, address = request.source.limitKey, visitor] in
      let result: Result<SessionStore.Remounted, SessionStore.Refusal>
      do throws(SessionStore.Refusal) {
        result = .success(try await store.remount(hello, as: token.session, address: address, visitor: visitor))
      } catch {
        result = .failure(error)
      }
      eventLoop.execute {
        let (handler, context) = bound.value
        handler.finishMount(result, socket, context)
      }
    }
  }

  private func finishMount(
    _ result: Result<SessionStore.Remounted, SessionStore.Refusal>, _ socket: LiveSocket,
    _ context: ChannelHandlerContext
  ) {
    guard case .mounting = phase else { return }
    switch result {
    case .success(let remounted):
      let session = remounted.session
      guard session.connect(socket, remounted.hello, isFresh: true) else { return close(.restarting, context) }
      if let notice = remounted.notice { session.tell(.notice(notice)) }
      renew(session)
      phase = .live(session)
    case .failure(.closing): close(.restarting, context)
    case .failure: close(.full, context)
    }
  }

  private func renewIfOld(_ token: SessionToken, of session: Session) {
    let remaining = Double(token.expiry) - store.time.sinceEpoch()
    if remaining < store.configuration.tokenLifetime / 2 { renew(session) }
  }

  private func renew(_ session: Session) {
    session.tell(.token(store.token(for: session.id, session.incarnation, of: session.visitor).signed(with: key)))
  }
}

// MARK: - The end

extension LiveHandler {
  private func beat(_ context: ChannelHandlerContext, timeout: TimeAmount) {
    if case .new = phase { return close(.silent, context) }
    stuckBeats = context.channel.isWritable ? 0 : stuckBeats + 1
    guard NIODeadline.now() - lastSign < timeout, stuckBeats < 3 else { return close(.silent, context) }
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())), promise: nil)
  }

  /// The server closes: sessions are told, and close their sockets themselves.
  private func quiesce(_ context: ChannelHandlerContext) {
    store.close()
    if case .live = phase { return }
    close(.restarting, context)
  }

  private func close(_ code: CloseCode, _ context: ChannelHandlerContext) {
    if case .closed = phase { return }
    leave(code)
    LiveSocket(channel: context.channel, connection: connection, compresses: compresses).close(code)
  }

  private func leave(_ code: CloseCode? = nil) {
    if case .live(let session) = phase { session.disconnect(connection, now: store.time.now()) }
    if case .closed = phase { return }
    phase = .closed
    guard store.configuration.log.logsAccess else { return }
    AccessLog.logger.info(
      "A socket has closed.",
      metadata: [
        "seconds": "\(Int(store.time.now() - start))", "code": "\(code?.rawValue ?? 0)",
        "from": "\(request.source.limitKey)",
      ])
  }
}
