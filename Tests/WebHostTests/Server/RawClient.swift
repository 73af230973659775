import Foundation
import NIOCore
import NIOPosix
import Testing

/// One TCP connection to a server of a test, with as much of HTTP and WebSocket as the tests speak.
final class RawClient: Sendable {
  struct Closed: Error {
    var code: Int?
  }

  let channel: any Channel
  private let reader: Reader

  init(port: Int, reads: Bool = true) async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.autoRead, value: reads)
      .channelOption(.allowRemoteHalfClosure, value: false)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Collector(continuation))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    reader = Reader(stream)
  }

  /// One request on a connection of its own.
  static func get(
    _ path: String, port: Int, method: String = "GET", headers: [(String, String)], body: String? = nil
  ) async throws -> RawResponse {
    let client = try await RawClient(port: port)
    let length = body.map { [("Content-Length", String($0.utf8.count))] } ?? []
    let extra = (headers + length).map { "\($0): \($1)\r\n" }.joined()
    try await client.write(
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\(extra)\r\n\(body ?? "")")
    return try #require(RawResponse(await client.reader.rest()))
  }

  /// Becomes a WebSocket; throws the status line where the server does not want to.
  func upgrade(origin: String?, path: String = "/~/live", headers: [(String, String)] = []) async throws {
    let port = channel.remoteAddress?.port ?? 0
    let extra = (headers + (origin.map { [("Origin", $0)] } ?? [])).map { "\($0): \($1)\r\n" }.joined()
    try await write(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(extra)\r\n")
    let head = try await reader.head()
    guard head.hasPrefix("HTTP/1.1 101") else { throw Refused(status: head) }
  }

  struct Refused: Error {
    var status: String
  }

  /// The next head of an answer.
  func head() async throws -> String { try await reader.head() }

  /// The next bytes, as many as that.
  func bytes(_ count: Int) async throws -> [UInt8] { try await reader.bytes(count) }

  /// All that is sent until the server closes.
  func rest() async -> [UInt8] { await reader.rest() }

  /// Sends a text message.
  func say(_ text: String) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: Self.frame(opcode: 1, Array(text.utf8)))).get()
  }

  /// Sends bytes as they are.
  func write(_ text: String) async throws {
    try await channel.writeAndFlush(ByteBuffer(string: text)).get()
  }

  /// Sends bytes as they are.
  func write(_ bytes: [UInt8]) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
  }

  /// The next text message; throws `Closed` where the server closes.
  func message() async throws -> String {
    while true {
      let (opcode, payload) = try await reader.frame()
      switch opcode {
      case 1: return String(decoding: payload, as: UTF8.self)
      case 8: throw Closed(code: payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil)
      default: continue
      }
    }
  }

  /// The next message that contains a text.
  func message(containing text: String) async throws -> String {
    while true {
      let message = try await message()
      if message.contains(text) { return message }
    }
  }

  /// The code with which the server closes, after whatever else it sends.
  func closeCode() async throws -> Int? {
    do {
      while true { _ = try await message() }
    } catch let closed as Closed {
      return closed.code
    }
  }

  func close() async {
    try? await channel.close()
  }

  /// A masked frame.
  static func frame(opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: bytes.append(mask | UInt8(payload.count))
    case ..<65_536: bytes += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: bytes += [mask | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
    }
    let key: [UInt8] = [1, 2, 3, 4]
    if isMasked { bytes += key }
    return bytes + payload.enumerated().map { isMasked ? $1 ^ key[$0 & 3] : $1 }
  }
}

/// Reads a connection piece by piece.
private actor Reader {
  private var chunks: AsyncStream<ByteBuffer>.Iterator
  private var buffer: [UInt8] = []

  init(_ stream: AsyncStream<ByteBuffer>) {
    chunks = stream.makeAsyncIterator()
  }

  func rest() async -> [UInt8] {
    while await fill() {}
    return buffer
  }

  func head() async throws -> String {
    while true {
      if let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) {
        let head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        buffer.removeSubrange(..<end.upperBound)
        return head
      }
      guard await fill() else { throw RawClient.Closed(code: nil) }
    }
  }

  func bytes(_ count: Int) async throws -> [UInt8] {
    while buffer.count < count {
      guard await fill() else { throw RawClient.Closed(code: nil) }
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  func frame() async throws -> (opcode: UInt8, payload: [UInt8]) {
    while true {
      if let frame = parse() { return frame }
      guard await fill() else { throw RawClient.Closed(code: nil) }
    }
  }

  private func parse() -> (opcode: UInt8, payload: [UInt8])? {
    guard buffer.count >= 2 else { return nil }
    let short = Int(buffer[1] & 0x7F)
    let digits = short == 126 ? 2 : short == 127 ? 8 : 0
    guard buffer.count >= 2 + digits else { return nil }
    let length = digits == 0 ? short : buffer[2..<2 + digits].reduce(0) { $0 << 8 | Int($1) }
    guard buffer.count >= 2 + digits + length else { return nil }
    let payload = Array(buffer[(2 + digits)..<(2 + digits + length)])
    let opcode = buffer[0] & 15
    buffer.removeSubrange(..<(2 + digits + length))
    return (opcode, payload)
  }

  private func fill() async -> Bool {
    var chunks = chunks
    let chunk = await chunks.next(isolation: self)
    self.chunks = chunks
    guard let chunk else { return false }
    buffer += Array(chunk.readableBytesView)
    return true
  }
}

private final class Collector: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private let continuation: AsyncStream<ByteBuffer>.Continuation

  init(_ continuation: AsyncStream<ByteBuffer>.Continuation) {
    self.continuation = continuation
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    continuation.yield(unwrapInboundIn(data))
  }

  func channelInactive(context: ChannelHandlerContext) {
    continuation.finish()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
