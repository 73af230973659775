import Foundation
import Testing
import WebHost

@Suite(.timeLimit(.minutes(20)))
struct ServerSecurityTests {
  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1.evil.example"])
  func foreignOriginsAreRefused(origin: String) async throws {
    try await TestServer.run { server in
      let client = try await RawClient(port: server.port)
      await #expect(throws: RawClient.Refused.self) { try await client.upgrade(origin: origin) }
      await client.close()
    }
  }

  @Test func aRequestWithoutOriginIsRefusedWith403() async throws {
    try await TestServer.run { server in
      let client = try await RawClient(port: server.port)
      do {
        try await client.upgrade(origin: nil)
        Issue.record("the socket was opened")
      } catch let refused as RawClient.Refused {
        #expect(refused.status.hasPrefix("HTTP/1.1 403"))
      }
      await client.close()
    }
  }

  @Test func theSocketsAddressAsAPageAsksForAnUpgrade() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await server.get("/~/live").status == 426)
    }
  }

  @Test func forgedTokensAreRefused() async throws {
    try await TestServer.run { server in
      let client = try await server.socket()
      let token = SessionToken(
        session: SessionID(), incarnation: Incarnation(), visitor: VisitorID(), expiry: 9_999_999_999
      ).signed(
        with: SigningKey(secret: "other"))
      try await client.say(#"["hello",{"token":"\#(token)"}]"#)
      #expect(try await client.closeCode() == 4401)
      #expect(server.store.count == 0)
    }
  }

  @Test func expiredTokensAreRefusedAndANewOneIsToBeHad() async throws {
    try await TestServer.run { server in
      let token = try await server.pageToken()
      server.time.advance(by: 86_401)
      let client = try await server.socket()
      try await client.say(#"["hello",{"token":"\#(token)"}]"#)
      #expect(try await client.closeCode() == 4401)
      let (again, first) = try await server.live(token: try await server.get("/~/token").text)
      #expect(first.contains("[\"z\"]"))
      await again.close()
    }
  }

  @Test(arguments: ["", "{", "[]", "[\"hello\"]", "[1,1,\"press\"]", "[\"hello\",{}]", "nonsense"])
  func whatIsNotAnIntroductionClosesTheSocket(text: String) async throws {
    try await TestServer.run { server in
      let client = try await server.socket()
      try await client.say(text)
      #expect(try await client.closeCode() == 4400)
    }
  }

  @Test(arguments: ["[1]", "[1,1,\"nothing\"]", "[-1,1,\"press\"]", "[1,1,\"input\",5]", "[1.5,1,\"press\"]", "[[[["])
  func malformedMessagesCloseTheSocket(text: String) async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.say(text)
      #expect(try await client.closeCode() == 4400)
    }
  }

  @Test func aLengthThatIsLongerThanNeededClosesTheSocket() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.write([0x81, 0xFE, 0, 8, 1, 2, 3, 4] + Array(repeating: 0, count: 8))
      #expect(try await client.closeCode() == 1002)
    }
  }

  @Test func messagesThatAreTooLargeCloseTheSocket() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.write(RawClient.frame(opcode: 1, Array(repeating: 32, count: 65 * 1024 + 512)))
      #expect(try await client.closeCode() == 1009)
      let (fragments, _) = try await server.live(token: try await server.pageToken())
      try await fragments.write(RawClient.frame(opcode: 1, Array(repeating: 32, count: 40_000), isFinal: false))
      try await fragments.write(RawClient.frame(opcode: 0, Array(repeating: 32, count: 40_000)))
      #expect(try await fragments.closeCode() == 1009)
    }
  }

  @Test func longTextComesInPartsUpToALimit() async throws {
    try await TestServer.run({ $0.limits.longMessageSize = 200_000 }) { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      let text = String(repeating: "long ", count: 36_000)
      let message = "[1,2,\"input\",\"\(text)\"]"
      let half = message.index(message.startIndex, offsetBy: 60_000)
      let rest = message.index(half, offsetBy: 60_000)
      try await client.say("+" + message[..<half])
      try await client.say("+" + message[half..<rest])
      try await client.say("=" + message[rest...])
      _ = try await client.message(containing: "[0,1]")
      #expect(await server.programs.all[0].events == [.input(text)])
      for _ in 0..<3 { try await client.say("+" + String(repeating: "x", count: 60_000)) }
      try await client.say("=" + String(repeating: "x", count: 60_000))
      #expect(try await client.closeCode() == 1009)
    }
  }

  @Test func framesThatAreNotMaskedCloseTheSocket() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.write(RawClient.frame(opcode: 1, Array("[\"ping\"]".utf8), isMasked: false))
      #expect(try await client.closeCode() == 1002)
    }
  }

  @Test func fragmentsMakeOneMessage() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.write(RawClient.frame(opcode: 1, Array("[1,1,".utf8), isFinal: false))
      try await client.write(RawClient.frame(opcode: 9, Array("hi".utf8)))
      try await client.write(RawClient.frame(opcode: 0, Array("\"press\"]".utf8)))
      _ = try await client.message(containing: "Count 1")
      await client.close()
    }
  }

  @Test func aFloodOfEventsClosesTheSocket() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      let flood = (1...10_000).flatMap { RawClient.frame(opcode: 1, Array("[\($0),1,\"press\"]".utf8)) }
      try? await client.write(flood)
      #expect(try await client.closeCode() == 4429)
      #expect(await server.eventCount <= 480)
    }
  }

  @Test func aThousandPagesFromOneAddressAreNotTooManyForAProxy() async throws {
    let proxies = try TrustedProxies("127.0.0.1")
    try await TestServer.run({
      $0.trustedProxies = proxies; $0.limits.sessionsPerAddress = 3
    }) { (server: TestServer) async throws in
      let one = [("X-Forwarded-For", "10.0.0.1, 203.0.113.1")]
      for _ in 0..<3 { #expect(try await server.get("/", headers: one).status == 200) }
      #expect(try await server.get("/", headers: one).status == 503)
      #expect(try await server.get("/", headers: [("X-Forwarded-For", "203.0.113.2")]).status == 200)
    }
  }

  @Test func picturesFromElsewhereNeedASignature() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await server.get("/~/r?u=http%3A%2F%2F127.0.0.1%2F&s=AAAAAAAAAAAAAAAAAAAAAA").status == 403)
      #expect(try await server.get("/~/i/0123.png").status == 404)
    }
  }

  @Test func shutdownTellsTheReadersAndClosesWithACode() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      server.store.close()
      _ = try await client.message(containing: "restarting")
      #expect(try await client.closeCode() == 1012)
      #expect(try await server.get("/").status == 503)
    }
  }

  @Test func aPortInUseIsOneSentence() async throws {
    try await TestServer.run { server in
      var configuration = WebHostConfiguration()
      configuration.port = server.port
      let second = WebApplication(configuration: configuration, time: .system) { _, _ in TestProgram() }
      await #expect(throws: WebHostError.portInUse(host: "127.0.0.1", port: server.port)) { try await second.run() }
    }
  }
}

extension TestServer {
  @MainActor
  var eventCount: Int { programs.all.first?.events.count ?? 0 }
}
