import Testing
import WebHost

/// Sockets on connections that have carried pages, as proxies ask for them that keep connections to the server open.
struct UpgradeTests {
  private static func page(_ path: String = "/~/health") -> String { "GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n" }

  /// Reads an answer with its body.
  private static func answer(_ client: RawClient) async throws -> String {
    let head = try await client.head()
    let length = head.firstMatch(of: /(?i)content-length: (\d+)/).flatMap { Int($0.1) } ?? 0
    _ = try await client.bytes(length)
    return head
  }

  @Test(arguments: [0, 1, 3]) func aSocketBeginsAfterPagesOnTheSameConnection(pages: Int) async throws {
    try await TestServer.run { server in
      let token = try await server.pageToken()
      let client = try await RawClient(port: server.port)
      for _ in 0..<pages {
        try await client.write(Self.page())
        #expect(try await Self.answer(client).hasPrefix("HTTP/1.1 200"))
      }
      try await client.upgrade(origin: "http://127.0.0.1:\(server.port)", headers: server.cookies(of: token))
      try await client.say(#"["hello",{"token":"\#(token)","rev":0,"seq":0,"place":"/","held":{}}]"#)
      #expect(try await client.message().hasPrefix("["))
      try await client.say(#"["ping"]"#)
      #expect(try await client.message(containing: "[0,0]") == "[0,0]")
      await client.close()
    }
  }

  @Test func aSocketThatIsAskedForTogetherWithPagesWaitsForThem() async throws {
    try await TestServer.run { server in
      let client = try await RawClient(port: server.port)
      let origin = "http://127.0.0.1:\(server.port)"
      let upgrade =
        "GET /~/live HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: \(origin)\r\nConnection: Upgrade\r\n"
        + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
      let first = Array((Self.page("/") + Self.page() + upgrade).utf8)
      // The socket's first words come with the request.
      try await client.write(first + RawClient.frame(opcode: 1, Array("nonsense".utf8)))
      #expect(try await Self.answer(client).hasPrefix("HTTP/1.1 200"))
      #expect(try await Self.answer(client).hasPrefix("HTTP/1.1 200"))
      #expect(try await client.head().hasPrefix("HTTP/1.1 101"))
      #expect(try await client.closeCode() == 4400)
    }
  }

  @Test func aForeignPageGetsNoSocketLaterEither() async throws {
    try await TestServer.run { server in
      let client = try await RawClient(port: server.port)
      try await client.write(Self.page())
      _ = try await Self.answer(client)
      let error = await #expect(throws: RawClient.Refused.self) {
        try await client.upgrade(origin: "http://evil.example")
      }
      #expect(error?.status.hasPrefix("HTTP/1.1 403") == true)
    }
  }

  @Test func whoeverLeavesSuchASocketLeavesTheProgram() async throws {
    try await TestServer.run { server in
      let token = try await server.pageToken()
      let client = try await RawClient(port: server.port)
      try await client.write(Self.page())
      _ = try await Self.answer(client)
      try await client.upgrade(origin: "http://127.0.0.1:\(server.port)", headers: server.cookies(of: token))
      try await client.say("x")
      #expect(try await client.closeCode() == 4400)
      // The connection itself ends, too, with the handlers of pages behind the socket's.
      #expect(await client.rest().isEmpty)
    }
  }
}
