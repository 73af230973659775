import Combine
import Fetch
import Foundation
import HackerNews
import StandIns
import Testing

/// Streams of changes over real HTTP, on a time that the test moves.
@Suite(.serialized)
struct StreamTests {
  /// Waits until so many streams wait for the time to be moved.
  private func sleepers(_ count: Int, _ service: Service) async throws {
    for _ in 0..<100_000 {
      if service.time.sleeperCount == count { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("\(service.time.sleeperCount) streams wait, not \(count)")
  }

  @Test func aListIsFollowed() async throws {
    try await withService { service in
      var lists = service.client.liveStoryIDs(of: .new).values.makeAsyncIterator()
      let first = try #require(try await lists.next())
      #expect(first == (try await service.client.storyIDs(of: .new)))
      try await sleepers(1, service)
      service.time.advance(by: 45)
      let second = try #require(try await lists.next())
      #expect(second == (try await service.client.storyIDs(of: .new)) && second != first)
    }
  }

  @Test(arguments: [false, true]) func everyChangeIsTold(_ redirects: Bool) async throws {
    try await withService(HackerNewsConfiguration(redirectsStreams: redirects)) { service in
      let front = Array(try await service.client.storyIDs(of: .top).prefix(100))
      let before = await service.fresh(front)
      var updates = service.client.liveUpdates().values.makeAsyncIterator()
      #expect(try await updates.next()?.hasGap == true)
      try await sleepers(1, service)
      // One leap: the periods between are told all the same.
      service.time.advance(by: 300)
      let after = await service.fresh(front)
      var missing = Set(zip(before, after).filter { $0 != $1 }.map(\.1.id))
      #expect(missing.count > 10)
      while !missing.isEmpty, let news = try await updates.next() {
        #expect(!news.hasGap)
        missing.subtract(news.items)
      }
      #expect(missing.isEmpty)
    }
  }

  @Test func anItemIsFollowed() async throws {
    try await withService { service in
      let story = try #require(try await service.client.storyIDs(of: .top).first)
      var items = service.client.liveItem(story).values.makeAsyncIterator()
      let first = try #require(try await items.next() ?? nil)
      try await sleepers(1, service)
      service.time.advance(by: 900)
      var last = first
      let now = try #require(await service.fresh([story]).first)
      while last != now, let item = try await items.next() ?? nil { last = item }
      #expect(last == now && (last.score ?? 0) > (first.score ?? 0))
    }
  }

  @Test func aStreamThatEndsIsMadeAgain() async throws {
    try await withService(HackerNewsConfiguration(streamLength: 60)) { service in
      var updates = service.client.liveUpdates().values.makeAsyncIterator()
      #expect(try await updates.next()?.hasGap == true)
      try await sleepers(1, service)
      service.time.advance(by: 75)
      var hasNewConnection = false
      while !hasNewConnection, let news = try await updates.next() { hasNewConnection = news.hasGap }
      #expect(hasNewConnection)
    }
  }

  @Test func cutOffConnectionsAndRefusalsAreBridged() async throws {
    try await withService { service in
      service.server.misbehave(.status(503, path: "/v0/jobstories", count: 2))
      service.server.misbehave(Misbehaviour(.cutOffBody(part: 0), path: "/v0/jobstories", count: 2))
      var lists = service.client.liveStoryIDs(of: .job).values.makeAsyncIterator()
      for _ in 0..<3 {
        let list = try await lists.next()
        #expect(list?.isEmpty == false)
      }
    }
  }

  @Test func whatCannotBeStreamedIsAnError() async throws {
    try await withService { service in
      service.server.misbehave(.status(403))
      await #expect(throws: HackerNewsError.self) {
        for try await _ in service.client.liveUpdates().values {}
      }
    }
  }
}
