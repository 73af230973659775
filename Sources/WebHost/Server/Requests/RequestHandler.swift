import NIOCore
import NIOHTTP1

/// Stands between the parser and the program: hands on what is a proper and complete request, refuses what is not, and
/// holds everybody to the deadlines.
///
/// A request is handed on when the whole of it is there, so that one answer can be given to a body that turns out to be
/// malformed, and nobody who sends slowly holds anything but a connection. A refusal waits for the answers to the
/// requests before it, and is the last thing that is said: then the connection closes, after a moment in which what the
/// client still sends is read and dropped, so that the answer is not lost (RFC 9112, 9.6).
final class RequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// What becomes of what the client sends.
  private enum Intake {
    case open
    /// The connection closes when all requests are answered.
    case last
    /// The connection closes after this answer, which waits for those before it.
    case refused(RequestRefusal)
    /// The last word is said.
    case shut
  }

  private let line: RequestLineHandler
  private let gate: LiveGate
  private let lease: ConnectionLease
  private let bodyLimit: Int
  private let metrics: Metrics
  private let limits: WebHostConfiguration.Deadlines
  private var intake = Intake.open
  private var deadlines: ConnectionDeadlines
  private var alarm: (deadline: Double, task: Scheduled<Void>)?
  /// The request that is being read.
  private var parts: [HTTPServerRequestPart] = []
  private var bodySize = 0
  /// True where the connection closes after the request that is being read.
  private var isLast = false
  /// True where the request that is being read asks for a socket.
  private var isUpgrade = false
  /// True where all of it has come.
  private var isWhole = false
  private var unanswered = 0
  private var inputIsClosed = false
  private var isFirst = true
  /// Makes what turns a connection that has carried pages into a socket.
  var makeNegotiator: (() -> any ChannelHandler)?

  /// Makes the handler of a connection that was accepted at `now`.
  init(line: RequestLineHandler, gate: LiveGate, lease: ConnectionLease, now: NIODeadline) {
    self.line = line
    self.gate = gate
    self.lease = lease
    let configuration = gate.store.configuration
    bodyLimit = configuration.limits.bodySize
    limits = configuration.limits.deadlines
    metrics = gate.store.metrics
    deadlines = ConnectionDeadlines(limits, now: now.seconds)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    setAlarm(context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    alarm?.task.cancel()
    alarm = nil
    intake = .shut
    makeNegotiator = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .open = intake else { return }
    let part = unwrapInboundIn(data)
    switch part {
    case .head(let head):
      do throws(RequestRefusal) {
        try take(head, context)
      } catch {
        refuse(error, context)
      }
    case .body(let bytes):
      bodySize += bytes.readableBytes
      guard bodySize <= bodyLimit else { return refuse(.largeBody, context) }
      parts.append(part)
    case .end:
      parts.append(part)
      handOn(context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch (error, intake) {
    case (let error as HTTPParserError, .open): refuse(RequestRefusal(error, line: line.line), context)
    case (_, .open): context.fireErrorCaught(error)
    // What comes after the last request is not read.
    default: break
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case RequestLineHandler.Event.requestBegins:
      deadlines.requestBegins(at: context.eventLoop.now.seconds)
      setAlarm(context)
    case ChannelEvent.inputClosed:
      inputIsClosed = true
      switch intake {
      case .open, .last: context.fireUserInboundEventTriggered(event)
      case .refused: break
      case .shut: context.close(promise: nil)
      }
    case is ChannelShouldQuiesceEvent where unanswered == 0: context.close(promise: nil)
    case is ChannelShouldQuiesceEvent:
      if case .open = intake { intake = .last }
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      deadlines.answerBegins(at: context.eventLoop.now.seconds)
      setAlarm(context)
      if case .last = intake, unanswered == 1 { head.headers.replaceOrAdd(name: "Connection", value: "close") }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body:
      context.write(data, promise: promise)
    case .end:
      let sent = promise ?? context.eventLoop.makePromise()
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      sent.futureResult.whenSuccess {
        let (handler, context) = bound.value
        handler.answerEnds(context)
      }
      context.write(data, promise: sent)
    }
  }
}

// MARK: - Requests

extension RequestHandler {
  private func take(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) throws(RequestRefusal) {
    var request = try RequestHeadCheck.check(head, bodyLimit: bodyLimit)
    isLast = !head.isKeepAlive || head.version == .http1_0
    isUpgrade = try gate.admits(request.head, of: context.channel)
    if isUpgrade {
      request.head.headers.replaceOrAdd(name: "Upgrade", value: "websocket")
    } else if request.head.headers.contains(name: "Upgrade") {
      // Another protocol may be offered, and is not taken (RFC 9110, 7.8). The parser does not go on behind it.
      request.head.headers.remove(name: "Upgrade")
      isLast = true
    }
    parts = [.head(request.head)]
    isWhole = false
    bodySize = 0
    guard request.hasBody else { return }
    deadlines.bodyBegins(at: context.eventLoop.now.seconds)
    setAlarm(context)
    if request.awaitsContinue, unanswered == 0 {
      let goOn = HTTPResponseHead(version: .http1_1, status: .continue)
      context.writeAndFlush(wrapOutboundOut(.head(goOn)), promise: nil)
    }
  }

  private func handOn(_ context: ChannelHandlerContext) {
    isWhole = true
    // A socket begins when the pages that were asked for before it are answered.
    guard !isUpgrade || unanswered == 0 else { return }
    if isUpgrade, !isFirst, let negotiator = makeNegotiator?() {
      do {
        try context.pipeline.syncOperations.addHandler(negotiator, position: .after(self))
      } catch {
        return context.close(promise: nil)
      }
    }
    isFirst = false
    let request = parts
    parts = []
    line.reset()
    deadlines.requestEnds()
    setAlarm(context)
    unanswered += 1
    lease.becomesBusy()
    if isLast { intake = .last }
    for part in request { context.fireChannelRead(wrapInboundOut(part)) }
  }

  private func answerEnds(_ context: ChannelHandlerContext) {
    unanswered -= 1
    deadlines.answerEnds(at: context.eventLoop.now.seconds)
    setAlarm(context)
    guard unanswered == 0 else { return }
    lease.becomesIdle()
    switch intake {
    case .open where isUpgrade && isWhole: handOn(context)
    case .open, .shut: break
    case .last: linger(context)
    case .refused(let refusal): write(refusal, context)
    }
  }
}

// MARK: - The end

extension RequestHandler {
  private func refuse(_ refusal: RequestRefusal, _ context: ChannelHandlerContext) {
    guard case .open = intake else { return }
    metrics.count(.refusedRequests)
    parts = []
    intake = .refused(refusal)
    if unanswered == 0 { write(refusal, context) }
  }

  private func write(_ refusal: RequestRefusal, _ context: ChannelHandlerContext) {
    intake = .shut
    let body = ByteBuffer(string: refusal.sentence + "\n")
    context.write(wrapOutboundOut(.head(refusal.head(length: body.readableBytes))), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      let (handler, context) = bound.value
      handler.linger(context)
    }
    // Should the client not read.
    deadlines.linger(at: context.eventLoop.now.seconds)
    setAlarm(context)
  }

  /// Says no more, and waits a moment for the client to close.
  private func linger(_ context: ChannelHandlerContext) {
    intake = .shut
    guard !inputIsClosed else { return context.close(promise: nil) }
    deadlines.linger(at: context.eventLoop.now.seconds)
    setAlarm(context)
    context.close(mode: .output, promise: nil)
  }

  /// Sees to it that somebody looks at the clock at the deadline. One that has moved on is looked at early, once.
  private func setAlarm(_ context: ChannelHandlerContext) {
    guard let deadline = deadlines.deadline else { return }
    if let alarm, alarm.deadline <= deadline { return }
    alarm?.task.cancel()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let task = context.eventLoop.scheduleTask(deadline: NIODeadline(seconds: deadline)) {
      let (handler, context) = bound.value
      handler.ring(context)
    }
    alarm = (deadline, task)
  }

  private func ring(_ context: ChannelHandlerContext) {
    alarm = nil
    switch deadlines.expiry(at: context.eventLoop.now.seconds) {
    case .nothing: setAlarm(context)
    case .close: context.close(promise: nil)
    case .refuse: refuse(.late, context)
    }
  }
}

extension NIODeadline {
  fileprivate init(seconds: Double) {
    self = .uptimeNanoseconds(UInt64((seconds * 1e9).rounded(.up)))
  }

  fileprivate var seconds: Double { Double(uptimeNanoseconds) / 1e9 }
}
