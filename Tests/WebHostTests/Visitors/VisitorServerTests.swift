import Foundation
import Testing
import WebHost

@Suite(.timeLimit(.minutes(20)))
struct VisitorServerTests {
  private func cookie(_ response: RawResponse) throws -> String {
    String(try #require(response.headers["set-cookie"]).split(separator: ";")[0])
  }

  @Test func theFirstPageMakesAVisitorAndTheNextKnowsThem() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let cookie = try cookie(try await server.get("/"))
      let second = try await server.get("/", headers: [("Cookie", cookie)])
      #expect(second.headers["set-cookie"] == nil)
      _ = try await server.get("/")
      let programs = await server.programs.all
      #expect(await programs[0].visitor.id == programs[1].visitor.id)
      #expect(await programs[0].visitor.id != programs[2].visitor.id)
      #expect(await programs[0].sharesContainer(with: programs[1]))
      #expect(await !programs[0].sharesContainer(with: programs[2]))
    }
  }

  @Test func theCookieIsSecureWhereATrustedProxySaysSo() async throws {
    let forwarded = [("X-Forwarded-Proto", "https")]
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await server.get("/", headers: forwarded).headers["set-cookie"]?.contains("Secure") == false)
    }
    let proxies = try TrustedProxies("127.0.0.0/8")
    try await TestServer.run({ $0.trustedProxies = proxies }) { (server: TestServer) async throws in
      #expect(try await server.get("/", headers: forwarded).headers["set-cookie"]?.contains("Secure") == true)
      #expect(try await server.get("/").headers["set-cookie"]?.contains("Secure") == false)
    }
  }

  @Test func aPageIsForItsOwnVisitorOnly() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let mine = try await server.get("/")
      let theirs = try cookie(try await server.get("/"))
      let token = try #require(mine.token)
      let stranger = try await server.socket(headers: [("Cookie", theirs)])
      try await stranger.say(#"["hello",{"token":"\#(token)"}]"#)
      #expect(try await stranger.closeCode() == 4401)
      let nobody = try await server.socket()
      try await nobody.say(#"["hello",{"token":"\#(token)"}]"#)
      #expect(try await nobody.closeCode() == 4401, "a token alone is not enough")
      let owner = try await server.socket(headers: [("Cookie", try cookie(mine))])
      try await owner.say(#"["hello",{"token":"\#(token)"}]"#)
      #expect(try await owner.message() == "[1,0,[]]")
      await owner.close()
      let renewed = try await server.get("/~/token", headers: [("Cookie", theirs)])
      let key = SigningKey(secret: "secret of the tests")
      let visitor = await server.programs.all[1].visitor.id
      #expect(try SessionToken(renewed.text, key: key, now: 0).visitor == visitor)
    }
  }

  @Test func aProgramThatIsMountedAgainIsItsVisitors() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let page = try await server.get("/")
      let gone = SessionToken(
        session: SessionID(), incarnation: Incarnation(), visitor: await server.programs.all[0].visitor.id,
        expiry: 9_999_999_999)
      let token = gone.signed(with: SigningKey(secret: "secret of the tests"))
      let client = try await server.socket(headers: [("Cookie", try cookie(page))])
      try await client.say(#"["hello",{"token":"\#(token)"}]"#)
      _ = try await client.message()
      let programs = await server.programs.all
      #expect(programs.count == 2)
      #expect(await programs[0].visitor.id == programs[1].visitor.id)
      #expect(await programs[0].sharesContainer(with: programs[1]))
      await client.close()
    }
  }

  @Test func languagesAndZoneAreKnownToTheFirstPage() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      _ = try await server.get(
        "/", headers: [("Accept-Language", "en;q=0.1, ru"), ("Cookie", "zone=Europe%2FMoscow")])
      let visitor = await server.programs.all[0].visitor
      #expect(visitor.languages == ["ru", "en"])
      #expect(visitor.timeZone == "Europe/Moscow")
    }
  }
}
