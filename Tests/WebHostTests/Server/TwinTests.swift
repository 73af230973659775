import Testing
import WebHost

/// A page that goes from one process to another and comes back, which is what readers do behind a proxy: its session's name is
/// then that of two sessions.
@Suite(.timeLimit(.minutes(20)))
struct TwinTests {
  @Test("What a page was before it went elsewhere is not taken for what it is")
  func comesBack() async throws {
    try await TestServer.run { (first: TestServer) async throws in
      try await TestServer.run { (second: TestServer) async throws in
        let served = try await first.pageToken()
        let (there, whole) = try await second.live(token: served)
        #expect(whole.contains("Count 0"))
        let moved = try await token(in: whole, or: there)
        try await there.say("[1,2,\"input\",\"swift\"]")
        _ = try await there.message(containing: "q=swift")
        await there.close()

        let (back, again) = try await first.live(token: moved, revision: 3, sequence: 1, place: "/?q=swift")
        #expect(again.contains("swift") && again.contains("Count 0"), "\(again)")
        await back.close()
      }
    }
  }

  @Test("A page that comes back to where it was connected before is made anew")
  func comesBackToWhereItWasConnected() async throws {
    try await TestServer.run { (first: TestServer) async throws in
      try await TestServer.run { (second: TestServer) async throws in
        let served = try await first.pageToken()
        let (here, _) = try await first.live(token: served)
        try await here.say("[1,1,\"press\"]")
        _ = try await here.message(containing: "Count 1")
        await here.close()
        let (there, whole) = try await second.live(token: served, revision: 2, sequence: 1)
        let moved = try await token(in: whole, or: there)
        try await there.say("[2,2,\"input\",\"swift\"]")
        _ = try await there.message(containing: "q=swift")
        await there.close()
        let (back, again) = try await first.live(token: moved, revision: 2, sequence: 2, place: "/?q=swift")
        #expect(again.contains("swift"), "\(again)")
        await back.close()
      }
    }
  }

  /// The token that a mounted session tells its page, in its first message or the next.
  private func token(in message: String, or client: RawClient) async throws -> String {
    let pattern = /\["k","([^"]+)"\]/
    if let match = message.firstMatch(of: pattern) { return String(match.1) }
    let next = try await client.message(containing: "[\"k\"")
    return String(try #require(next.firstMatch(of: pattern)).1)
  }
}
