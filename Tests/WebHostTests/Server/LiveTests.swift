import Foundation
import Testing
import ViewGraph
import WebHost

@Suite(.timeLimit(.minutes(20)))
struct LiveTests {
  @Test func aPageIsAdoptedAndPressesComeBackAsPatches() async throws {
    try await TestServer.run { server in
      let (client, first) = try await server.live(token: try await server.pageToken())
      #expect(first == "[1,0,[]]", "the page already shows everything")
      #expect(server.store.count == 1)
      try await client.say("[1,1,\"press\"]")
      let message = try await client.message(containing: "Count 1")
      #expect(message.hasPrefix("[2,"))
      await client.close()
    }
  }

  @Test func everyMessageIsAcknowledgedEvenIfNothingChanges() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.say("[5,99,\"press\"]")
      #expect(try await client.message() == "[0,5]")
      await client.close()
    }
  }

  @Test func whatAnEventChangesAndThatItIsHandledAreOneMessage() async throws {
    try await TestServer.run(prepare: { $0.transform = { $0.uppercased() } }) { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      for number in 1...5 {
        try await client.say("[\(number),1,\"press\"]")
        let message = try await client.message()
        #expect(message.hasPrefix("[\(number + 1),\(number),[") && message.contains("Count \(number)"))
      }
      // Also where the text is not the one that was typed.
      try await client.say("[6,2,\"input\",\"swift\"]")
      let message = try await client.message()
      #expect(message.hasPrefix("[7,6,[") && message.contains("SWIFT") && message.contains("\"v\""))
      await client.close()
    }
  }

  @Test func theReadersOwnTextIsNotSentBack() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.say("[1,2,\"input\",\"swift\"]")
      let message = try await client.message(containing: "\"l\"")
      #expect(message.contains("?q=swift"))
      #expect(!message.contains("\"v\""))
      await client.close()
    }
  }

  @Test func textThatTheProgramChangesIsSent() async throws {
    try await TestServer.run(prepare: { $0.transform = { $0.uppercased() } }) { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.say("[1,2,\"input\",\"swift\"]")
      #expect(try await client.message(containing: "\"v\"").contains("SWIFT"))
      await client.close()
    }
  }

  @Test func textThatTheProgramRefusesIsTakenBack() async throws {
    try await TestServer.run(prepare: { $0.transform = { String($0.prefix(3)) } }) { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.say("[1,2,\"input\",\"abc\"]")
      _ = try await client.message(containing: "q=abc")
      try await client.say("[2,2,\"input\",\"abcd\"]")
      let message = try await client.message(containing: "\"v\"")
      #expect(message.contains("\"abc\""))
      await client.close()
    }
  }

  @Test func aLostConnectionIsResumedWithTheDifference() async throws {
    try await TestServer.run { server in
      let token = try await server.pageToken()
      let (client, _) = try await server.live(token: token)
      try await client.say("[\"ack\",1]")
      await client.close()
      await server.show(5...5)
      let (again, first) = try await server.live(token: token, revision: 1)
      #expect(first.contains("Count 5"))
      #expect(!first.contains("\"h\""), "only the difference")
      #expect(server.store.count == 1)
      await again.close()
    }
  }

  @Test func messagesThatWereLostOnTheWayAreSentAgain() async throws {
    try await TestServer.run { server in
      let token = try await server.pageToken()
      let (client, _) = try await server.live(token: token)
      try await client.say("[1,1,\"press\"]")
      _ = try await client.message(containing: "Count 1")
      await client.close()
      let (again, first) = try await server.live(token: token, revision: 1, sequence: 1)
      #expect(first.contains("Count 1"), "the browser never applied message 2")
      #expect(first.hasPrefix("[2,1,"))
      await again.close()
    }
  }

  @Test func eventsThatAreSentTwiceCountOnce() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.say("[1,1,\"press\"]")
      try await client.say("[1,1,\"press\"]")
      try await client.say("[2,1,\"press\"]")
      _ = try await client.message(containing: "Count 2")
      await client.close()
    }
  }

  @Test func anEndedSessionIsMountedAnewWhereThePageWas() async throws {
    try await TestServer.run { server in
      let token = try await server.pageToken()
      server.time.advance(by: 31)
      server.store.advance()
      #expect(server.store.count == 0)
      let (client, first) = try await server.live(token: token, place: "/?page=detail", held: #"{"q":"typed"}"#)
      #expect(first.contains("[\"z\"]"))
      #expect(first.contains("\"h\",\"root\""))
      #expect(first.contains("typed"))
      #expect(first.contains("\"Detail – Test\""))
      let renewed = first.contains("\"k\"") ? first : try await client.message(containing: "\"k\"")
      #expect(renewed.contains("\"k\""))
      await client.close()
    }
  }

  @Test func textTypedBeforeTheScriptConnectsIsEntered() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken(), held: #"{"q":"early"}"#)
      _ = try await client.message(containing: "q=early")
      await client.close()
    }
  }

  @Test func aSecondSocketTakesOver() async throws {
    try await TestServer.run { server in
      let token = try await server.pageToken()
      let (first, _) = try await server.live(token: token)
      let (second, _) = try await server.live(token: token)
      #expect(try await first.closeCode() == 4409)
      try await second.say("[1,1,\"press\"]")
      _ = try await second.message(containing: "Count 1")
      await second.close()
    }
  }

  @Test func aSessionWithoutASocketEndsAfterTheGracePeriod() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      server.time.advance(by: 1000)
      server.store.advance()
      #expect(server.store.count == 1, "a connected session lasts")
      await client.close()
      try await server.untilDisconnected()
      server.time.advance(by: 59)
      server.store.advance()
      #expect(server.store.count == 1)
      server.time.advance(by: 1)
      server.store.advance()
      #expect(server.store.count == 0)
      #expect(await server.isUnmounted)
    }
  }

  @Test func aSlowReaderIsSentMergedChanges() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      await server.show(1...500)
      var messages = 0
      while true {
        let message = try await client.message()
        messages += 1
        let revision = message.dropFirst().prefix { $0 != "," }
        if message.contains("Count 500") { break }
        // The window is full: nothing more comes before this.
        if messages.isMultiple(of: 7) { try await client.say("[\"ack\",\(revision)]") }
      }
      #expect(messages < 100)
      await client.close()
    }
  }

  @Test func backAndForwardGoToLocations() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.say("[1,3,\"press\"]")
      #expect(try await client.message(containing: "\"l\"").contains("[\"l\",1,\"/?page=detail\",\"Detail – Test\"]"))
      try await client.say("[\"go\",2,\"/\"]")
      let back = try await client.message(containing: "\"l\"")
      #expect(back.contains("[\"l\",0,\"/\",\"Test\"]"), "\(back)")
      await client.close()
    }
  }

  @Test func theVisitorsScreenReachesTheProgram() async throws {
    try await TestServer.run { server in
      let (client, _) = try await server.live(token: try await server.pageToken())
      try await client.say(#"["visitor",{"scheme":"dark","width":320,"zone":"Europe/Rome"}]"#)
      try await client.say("[1,99,\"press\"]")
      _ = try await client.message()
      let visitor = await server.visitor
      #expect(visitor?.isDark == true)
      #expect(visitor?.width == 320)
      #expect(visitor?.timeZone == "Europe/Rome")
      await client.close()
    }
  }
}

extension TestServer {
  /// Lets the program show one number after the other, with a transaction for each.
  @MainActor
  func show(_ numbers: ClosedRange<Int>) {
    for number in numbers {
      programs.all.first?.show(number)
      programs.all.first?.flush()
    }
  }

  @MainActor
  var isUnmounted: Bool {
    get async {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      return programs.all.first?.isUnmounted == true
    }
  }

  @MainActor
  var visitor: Visitor? { programs.all.first?.visitor }

  /// Waits until the server has noticed that a socket is gone: a probe that is answered comes after it.
  func untilDisconnected() async throws {
    for _ in 0..<1000 where store.connectedCount > 0 { _ = try await get("/~/health") }
  }
}
