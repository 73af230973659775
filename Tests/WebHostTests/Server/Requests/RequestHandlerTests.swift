import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import WebHost

/// The handlers in front of the program on virtual time.
struct RequestHandlerTests {
  private let channel = EmbeddedChannel()

  init() throws {
    let configuration = WebHostConfiguration()
    let metrics = Metrics()
    let store = SessionStore(
      factory: { _, _ in TestProgram() }, configuration: configuration, time: ManualTime().source,
      images: ImageStore(maxSize: 1), imagePaths: ImagePaths { _, _ in nil }, metrics: metrics,
      key: SigningKey(secret: "x"), storage: MemoryVisitorStorage(), data: nil)
    let connections = Connections(
      limits: ConnectionLimits(total: 4, perAddress: 4), trusting: .none, metrics: metrics)
    let line = RequestLineHandler()
    channel.allowRemoteHalfClosure = true
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try channel.pipeline.syncOperations.addHandlers([
      line, HTTPResponseEncoder(), ByteToMessageHandler(HTTPRequestDecoder()),
      RequestHandler(
        line: line, gate: LiveGate(store: store, key: SigningKey(secret: "x")),
        lease: try #require(connections.admit(channel)), now: channel.eventLoop.now),
    ])
  }

  private func send(_ text: String) throws {
    try channel.writeInbound(ByteBuffer(string: text))
  }

  /// The paths of the requests that have come through.
  private func requests() throws -> [String] {
    var paths: [String] = []
    while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
      if case .head(let head) = part { paths.append(head.uri) }
    }
    return paths
  }

  private func answer() throws {
    channel.write(HTTPServerResponsePart.head(.init(version: .http1_1, status: .ok)), promise: nil)
    channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
  }

  private func written() throws -> String {
    var text = ""
    while let bytes = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: bytes) }
    return text
  }

  private func pass(_ seconds: Int64) {
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
  }

  @Test func silenceIsClosedWithoutAWord() throws {
    pass(14)
    #expect(channel.isActive)
    pass(1)
    #expect(!channel.isActive)
    #expect(try written() == "")
  }

  @Test func aHeadThatTricklesInIsRefusedAtItsDeadline() throws {
    for character in "GET / HTTP/1.1".prefix(14) {
      try send(String(character))
      pass(1)
    }
    #expect(try written() == "")
    try send("\r")
    pass(1)
    #expect(try written().hasPrefix("HTTP/1.1 408 "))
    pass(2)
    #expect(!channel.isActive)
    #expect(try requests() == [])
  }

  @Test func aBodyIsHandedOnWithItsHead() throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\na")
    #expect(try requests() == [])
    pass(29)
    try send("b")
    #expect(try requests() == ["/"])
    pass(1000)
    #expect(channel.isActive, "the program may take its time")
    try answer()
    #expect(try written().hasPrefix("HTTP/1.1 200 "))
    pass(59)
    #expect(channel.isActive)
    pass(1)
    #expect(!channel.isActive)
  }

  @Test func aBodyThatDoesNotComeIsRefused() throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\na")
    pass(30)
    #expect(try written().hasPrefix("HTTP/1.1 408 "))
  }

  @Test func aRefusalWaitsForTheAnswersBeforeIt() throws {
    try send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\n\r\nGET /3 HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try requests() == ["/1"])
    #expect(try written() == "")
    try answer()
    let text = try written()
    #expect(text.hasPrefix("HTTP/1.1 200 "))
    #expect(text.contains("HTTP/1.1 400 "))
    #expect(text.components(separatedBy: "HTTP/1.1 ").count == 3)
  }

  @Test func aClientThatWantsToCloseIsAnsweredFirst() throws {
    try send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close, TE\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try requests() == ["/"])
    try answer()
    #expect(try written().lowercased().contains("connection: close"))
    pass(2)
    #expect(!channel.isActive)
  }

  @Test func whoExpectsAWordIsGivenIt() throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
    #expect(try written() == "HTTP/1.1 100 Continue\r\n\r\n")
    try send("ab")
    #expect(try requests() == ["/"])
  }

  @Test func anAnswerThatNobodyTakesIsGivenUp() throws {
    try send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    channel.write(HTTPServerResponsePart.head(.init(version: .http1_1, status: .ok)), promise: nil)
    pass(119)
    #expect(channel.isActive)
    pass(1)
    #expect(!channel.isActive)
  }

  @Test func aServerThatClosesLetsTheAnswerOut() throws {
    try send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    #expect(channel.isActive)
    try answer()
    #expect(try written().lowercased().contains("connection: close"))
    pass(2)
    #expect(!channel.isActive)
  }
}
