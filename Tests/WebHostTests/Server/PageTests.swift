import Foundation
import Testing
import ViewGraph
import WebHost

@Suite(.timeLimit(.minutes(20)))
struct PageTests {
  @Test func aPageIsTheProgramAsHTMLWithAToken() async throws {
    try await TestServer.run { server in
      let page = try await server.get("/")
      #expect(page.status == 200)
      #expect(page.headers["content-type"] == "text/html; charset=utf-8")
      #expect(page.text.contains("Count 0"))
      #expect(page.text.contains("<title>Test</title>"))
      #expect(page.token?.isEmpty == false)
      #expect(server.store.count == 1)
    }
  }

  @Test func everyPathShowsTheProgramButTheHostsOwn() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await server.get("/some/where").status == 200)
      #expect(try await server.get("/~/nothing").status == 404)
      #expect(try await server.get("/~/health").text == "ok\n")
      #expect(server.store.count == 1)
    }
  }

  @Test func diagnosticsAreForThisMachineUnlessTheServerSaysOtherwise() async throws {
    let elsewhere = [("X-Forwarded-For", "203.0.113.9")]
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await server.get("/").text.contains("data-diagnostics"))
      #expect(try await server.get("/", headers: elsewhere).text.contains("data-diagnostics") == false)
    }
    try await TestServer.run {
      $0.allowsDiagnostics = true
    } _: { (server: TestServer) async throws in
      #expect(try await server.get("/", headers: elsewhere).text.contains("data-diagnostics"))
    }
  }

  @Test(arguments: ["/robots.txt", "/apple-touch-icon.png", "/wp-login.php"])
  func whatIsNoPageMountsNothing(path: String) async throws {
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await server.get(path).status == 404)
      #expect(try await server.get("/", headers: [("Sec-Fetch-Dest", "image")]).status == 404)
      #expect(server.store.count == 0)
    }
  }

  @Test func theQueryIsTheLocation() async throws {
    try await TestServer.run { server in
      let page = try await server.get("/?page=detail&q=a%20b")
      #expect(page.text.contains("value=\"a b\""))
      #expect(page.text.contains("<title>Detail – Test</title>"))
    }
  }

  @Test func thePageWaitsForWorkUnderWay() async throws {
    try await TestServer.run(prepare: { program in
      program.begin()
      DispatchQueue.main.async { MainActor.assumeIsolated { program.end(showing: 7) } }
    }) { (server: TestServer) async throws in
      #expect(try await server.get("/").text.contains("Count 7"))
    }
  }

  @Test func withoutScriptsAPageThatIsNotCompleteAsksAgain() async throws {
    let again = #"<noscript><meta http-equiv="refresh" content="2"></noscript>"#
    try await TestServer.run {
      $0.settleTime = 0
    } prepare: { program in
      program.begin()
    } _: { (server: TestServer) async throws in
      let page = try await server.get("/")
      #expect(page.text.contains("Count 0") && page.text.contains(again))
    }
    try await TestServer.run { (server: TestServer) async throws in
      #expect(try await server.get("/").text.contains(again) == false)
    }
  }

  @Test func policyAndCachingHeadersAreThere() async throws {
    try await TestServer.run { server in
      let page = try await server.get("/")
      let policy = try #require(page.headers["content-security-policy"])
      #expect(policy.contains("default-src 'none'"))
      #expect(policy.contains("script-src 'self';"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(page.headers["x-content-type-options"] == "nosniff")
      #expect(page.headers["cache-control"] == "no-store")
      #expect(page.headers["cross-origin-opener-policy"] == "same-origin")
      let other = try await server.get("/")
      #expect(other.headers["content-security-policy"] != policy, "every page has a nonce of its own")
    }
  }

  @Test func assetsAreImmutableAndCompressedWhereTheBrowserTakesIt() async throws {
    try await TestServer.run { server in
      let page = try await server.get("/")
      let path = try #require(page.text.firstMatch(of: /src="?(\/~\/client\.[0-9a-f]+\.js)/)).1
      let plain = try await server.get(String(path))
      #expect(plain.status == 200)
      #expect(plain.headers["cache-control"]?.contains("immutable") == true)
      #expect(plain.headers["content-encoding"] == nil)
      let packed = try await server.get(String(path), headers: [("Accept-Encoding", "br, gzip")])
      #expect(packed.headers["content-encoding"] == "gzip")
      #expect(packed.body.starts(with: [0x1F, 0x8B]))
      let refused = try await server.get(String(path), headers: [("Accept-Encoding", "gzip;q=0")])
      #expect(refused.headers["content-encoding"] == nil)
    }
  }

  @Test func aFullHostMakesRoomAmongPagesThatNobodyConnectedTo() async throws {
    try await TestServer.run({ $0.limits.sessions = 2 }) { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      #expect(try await server.get("/").status == 200)
      #expect(try await server.get("/").status == 200, "takes the place of the page before")
      #expect(server.store.count == 2)
      await client.close()
    }
  }

  @Test func aHostThatIsFullOfReadersSaysSo() async throws {
    try await TestServer.run({ $0.limits.sessions = 1 }) { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      let page = try await server.get("/")
      #expect(page.status == 503)
      #expect(page.text.contains("Please try again"))
      #expect(page.headers["retry-after"] != nil)
      await client.close()
    }
  }

  @Test func pagesThatNeverConnectAreForgotten() async throws {
    try await TestServer.run { server in
      _ = try await server.get("/")
      server.time.advance(by: 29)
      server.store.advance()
      #expect(server.store.count == 1)
      server.time.advance(by: 1)
      server.store.advance()
      #expect(server.store.count == 0)
    }
  }

  @Test func countersAreForThisMachineOnly() async throws {
    try await TestServer.run { server in
      _ = try await server.get("/")
      #expect(try await server.get("/~/metrics").text.contains("newsreel_pages_total 1"))
      #expect(try await server.get("/~/metrics", headers: [("X-Forwarded-For", "203.0.113.9")]).status == 404)
    }
  }
}
