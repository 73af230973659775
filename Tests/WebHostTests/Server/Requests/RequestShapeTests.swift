import Foundation
import Testing
import WebHost

/// Requests as attackers and broken clients send them, over TCP.
@Suite(.timeLimit(.minutes(20)))
struct RequestShapeTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    let name: String
    let request: String
    let status: Int
    /// The request as it is sent.
    var bytes: [UInt8] { request.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }
    var testDescription: String { name }

    init(_ status: Int, _ name: String, _ lines: String..., body: String = "") {
      self.name = name
      self.status = status
      request = lines.map { $0 + "\r\n" }.joined() + "\r\n" + body
    }

    init(_ status: Int, _ name: String, bytes: String) {
      self.name = name
      self.status = status
      request = bytes
    }
  }

  static let get = "GET /~/health HTTP/1.1"
  static let post = "POST /~/health HTTP/1.1"
  static let second = "GET /~/health HTTP/1.1\r\nHost: a\r\n\r\n"

  static let shapes: [Shape] = [
    Shape(400, "bare line feeds", bytes: "GET /~/health HTTP/1.1\nHost: a\n\n"),
    Shape(400, "what is not HTTP", bytes: "\u{16}\u{3}\u{1}\u{2}\r\n\r\n"),
    Shape(414, "an address of 90 KB", "GET /\(String(repeating: "a", count: 90_000)) HTTP/1.1", "Host: a"),
    Shape(431, "a field of 90 KB", get, "Host: a", "X: \(String(repeating: "a", count: 90_000))"),
    Shape(431, "2,000 fields", get, "Host: a", (0..<2000).map { "X\($0): 1" }.joined(separator: "\r\n")),
    Shape(
      400, "a length and a coding", post, "Host: a", "Content-Length: 3", "Transfer-Encoding: chunked",
      body: "0\r\n\r\n" + second),
    Shape(501, "an unknown coding", post, "Host: a", "Transfer-Encoding: x", body: second),
    Shape(501, "two codings", post, "Host: a", "Transfer-Encoding: gzip, chunked", body: "0\r\n\r\n" + second),
    Shape(400, "a coding in HTTP/1.0", "POST / HTTP/1.0", "Host: a", "Transfer-Encoding: chunked", body: "0\r\n\r\n"),
    Shape(400, "no host", get),
    Shape(400, "two hosts", get, "Host: a", "Host: b"),
    Shape(400, "a host that is none", get, "Host: a b"),
    Shape(400, "a host with a user", get, "Host: a@b"),
    Shape(501, "an unknown method", "FOO /~/health HTTP/1.1", "Host: a"),
    Shape(501, "a tunnel", "CONNECT a:80 HTTP/1.1", "Host: a:80"),
    Shape(505, "another version", "GET /~/health HTTP/3.0", "Host: a"),
    Shape(400, "HTTP/2 without asking", bytes: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    Shape(400, "a NUL in a field", get, "Host: a", "X: a\0b"),
    Shape(400, "a space before the colon", get, "Host: a", "X : a"),
    Shape(400, "a folded field", get, "Host: a", "X: a", " b"),
    Shape(400, "a field without a name", get, "Host: a", ": a"),
    Shape(400, "a negative length", post, "Host: a", "Content-Length: -1"),
    Shape(400, "a length in words", post, "Host: a", "Content-Length: one"),
    Shape(400, "a length beyond all numbers", post, "Host: a", "Content-Length: 99999999999999999999999"),
    Shape(400, "two lengths", post, "Host: a", "Content-Length: 1", "Content-Length: 2", body: "ab"),
    Shape(413, "a body that is too long", post, "Host: a", "Content-Length: 1000000"),
    Shape(400, "chunks that are none", post, "Host: a", "Transfer-Encoding: chunked", body: "zz\r\n"),
    Shape(
      413, "chunks without end", post, "Host: a", "Transfer-Encoding: chunked",
      body: String(repeating: "1000\r\n\(String(repeating: "a", count: 4096))\r\n", count: 20)),
    Shape(400, "an address that is no path", "GET health HTTP/1.1", "Host: a"),
    Shape(400, "an address with a user", "GET http://a@b/~/health HTTP/1.1", "Host: b"),
    Shape(417, "an unknown expectation", post, "Host: a", "Expect: applause", "Content-Length: 1"),
  ]

  @Test(arguments: shapes)
  func whatIsNoRequestIsRefusedOnceAndTheConnectionCloses(shape: Shape) async throws {
    try await TestServer.run { server in
      let answers = try await server.exchange(shape.request)
      #expect(answers.map(\.status) == [shape.status])
      #expect(answers.first?.headers["connection"]?.contains("close") == true)
      #expect(answers.first?.headers["x-content-type-options"] == "nosniff")
      #expect(server.store.count == 0)
      #expect(try await server.get("/~/health").status == 200)
    }
  }

  @Test(arguments: shapes)
  func theSameHoldsForALaterRequest(shape: Shape) async throws {
    try await TestServer.run { server in
      let client = try await RawClient(port: server.port)
      try await client.write(Self.second)
      #expect(try await client.head().hasPrefix("HTTP/1.1 200"))
      try? await client.write(shape.bytes)
      let rest = Array((await client.rest()).drop { $0 != UInt8(ascii: "H") })
      #expect(RawResponse.all(in: rest).map(\.status) == [shape.status])
    }
  }

  @Test(arguments: shapes)
  func whatIsSentAtOnceIsAnsweredInOrder(shape: Shape) async throws {
    try await TestServer.run { server in
      let statuses = try await server.exchange(Self.second + shape.request).map(\.status)
      #expect(statuses.first == 200)
      #expect(statuses.count == 2)
      #expect(statuses.last ?? 0 >= 400)
    }
  }

  @Test func anotherProtocolIsNotTakenAndTheRequestIsAnswered() async throws {
    try await TestServer.run { server in
      for connection in ["Upgrade, HTTP2-Settings", "close"] {
        let answers = try await server.exchange(
          "GET /~/health HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: \(connection)\r\nHTTP2-Settings: AA\r\n\r\n"
        )
        #expect(answers.map(\.status) == [200])
      }
    }
  }

  @Test func anAddressWithAHostCountsMoreThanTheField() async throws {
    try await TestServer.run { server in
      let answers = try await server.exchange(
        "GET HTTP://news.example.com?q=1 HTTP/1.1\r\nHost: elsewhere\r\nConnection: close\r\n\r\n")
      #expect(answers.map(\.status) == [200])
      #expect(answers.first?.text.contains("http://news.example.com/?q=1") == true)
    }
  }

  @Test(arguments: ["HTTP/1.0\r\n\r\n", "HTTP/1.1\r\nHost: a\r\nConnection: Close\r\n\r\n"])
  func whoWantsToCloseIsLeftAlone(rest: String) async throws {
    try await TestServer.run { server in
      let answers = try await server.exchange("GET /~/health \(rest)" + Self.second)
      #expect(answers.map(\.status) == [200])
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
  func pagesCanBeReadAndNothingElse(method: String) async throws {
    try await TestServer.run { server in
      for path in ["/", "/some/where", "/~/health", "/~/live"] {
        let answers = try await server.exchange(
          "\(method) \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n\r\na")
        #expect(answers.map(\.status) == [405])
        #expect(answers.first?.headers["allow"]?.hasPrefix("GET, HEAD") == true)
        #expect(answers.first?.headers["content-security-policy"] != nil)
        #expect(answers.first?.headers["x-content-type-options"] == "nosniff")
      }
      #expect(server.store.count == 0)
    }
  }

  @Test func whatIsNotThereHasTheHeadersOfSafetyToo() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await server.get("/~/nothing").headers["x-content-type-options"] == "nosniff")
    }
  }

  @Test func socketsAreOpenedAsTheStandardSays() async throws {
    try await TestServer.run { server in
      func ask(_ version: String, _ key: String, path: String = "/~/live") async throws -> RawResponse? {
        try await server.exchange(
          "GET \(path) HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Version: \(version)\r\nSec-WebSocket-Key: \(key)\r\n\r\n"
        ).first
      }
      let key = "dGhlIHNhbXBsZSBub25jZQ=="
      let other = try await ask("12", key)
      #expect(other?.status == 426)
      #expect(other?.headers["sec-websocket-version"] == "13")
      #expect(try await ask("13", "short")?.status == 400)
      #expect(try await ask("13", key, path: "/~/health")?.status == 200)
    }
  }
}

extension TestServer {
  /// All answers to some bytes, until the server closes.
  func exchange(_ bytes: String) async throws -> [RawResponse] {
    let client = try await RawClient(port: port)
    try? await client.write(Array(bytes.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }))
    let answers = RawResponse.all(in: await client.rest())
    await client.close()
    return answers
  }
}
