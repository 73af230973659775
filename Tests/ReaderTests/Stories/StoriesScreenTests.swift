import HackerNews
import StandIns
import SwiftUITesting
import Testing

@testable import Reader

/// The stories section, driven without a browser against the stand-in over real HTTP, on virtual time.
@MainActor
@Suite(.serialized)
struct StoriesScreenTests {
  @Test func theFrontPageIsThereAtFirst() async throws {
    let fixture = try await StoriesFixture()
    let screen = await fixture.open()
    let ids = try await fixture.services.stories.storyIDs(of: .top)
    let stories = await fixture.items(Array(ids.prefix(30))).filter(\.isListed)
    #expect(screen.rows.count == stories.count)
    for (row, story) in zip(screen.rows, stories) {
      #expect(row.contains(story.headline) && story.figures.allSatisfy { row.contains($0) }, "\(row)")
      #expect(!row.contains("posted ") && story.site.map { row.contains($0) } ?? true, "the age is said once: \(row)")
    }
    await fixture.server.stop()
  }

  @Test func aListLeftOpenForTenMinutesIsRightAndUnmoved() async throws {
    let fixture = try await StoriesFixture()
    let screen = await fixture.open()
    let ids = Array(try await fixture.services.stories.storyIDs(of: .top).prefix(screen.rows.count))
    let before = await fixture.items(ids)
    let rows = screen.rows
    let titles = before.map(\.headline)
    let live = fixture.services.liveStories
    let level = (items: live.itemCount, nodes: screen.root.all.count)
    for _ in 0..<40 { await fixture.advance(screen, by: 15) }

    let after = await fixture.items(ids)
    #expect(zip(before, after).filter { $0 != $1 }.count > 10, "the world has moved")
    await fixture.until(screen) {
      zip(screen.rows, after).allSatisfy { row, story in story.figures.allSatisfy { row.contains($0) } }
    }
    for (row, story) in zip(screen.rows, after) where story.isListed {
      #expect(story.figures.allSatisfy { row.contains($0) }, "\(story.figures): \(row)")
    }
    #expect(zip(screen.rows, titles).allSatisfy { $0.contains($1) }, "rows have moved")
    #expect(screen.rows.count == rows.count)
    #expect(zip(screen.rows, rows).filter { $0 != $1 }.count > rows.count / 2, "the ages stand still")

    #expect(live.itemCount == level.items)
    #expect(screen.root.all.count - level.nodes < 10, "nothing but the notice has come")
    await fixture.server.stop()
  }

  @Test func newStoriesAreToldOfAndShownWhenAskedFor() async throws {
    let fixture = try await StoriesFixture()
    let screen = await fixture.open()
    try screen.choose("New", in: "Stories")
    await screen.settle()
    let (rows, places) = (screen.rows, screen.rowIDs)
    // The stream of the list before ends with its next word.
    await fixture.advance(screen, by: 15, streams: 3)
    for _ in 0..<8 { await fixture.advance(screen, by: 15) }
    await fixture.until(screen) { screen.texts.contains("3 new stories") }
    #expect(screen.texts.contains("3 new stories"), "one every 45 seconds")
    #expect(screen.rowIDs == places, "nothing moves before the reader wants it")
    let newest = try await fixture.services.stories.stories(of: .new, limit: 3).map(\.headline)
    // Other stories may have the same title.
    for title in newest {
      #expect(screen.rows.count { $0.contains(title) } == rows.count { $0.contains(title) })
    }
    try screen.tap("3 new stories")
    await screen.settle()
    #expect(zip(screen.rows, newest).allSatisfy { $0.contains($1) })
    #expect(!screen.texts.contains { $0.contains("new stor") })
    await fixture.server.stop()
  }

  @Test func oneStreamForAllReadersAndNoneForNobody() async throws {
    let fixture = try await StoriesFixture()
    let live = fixture.services.liveStories
    #expect(!live.isFollowing)
    var first: TestScreen? = await fixture.open()
    let count = live.itemCount
    #expect(count >= first?.rows.count ?? .max, "what is shown, and the page after it")
    var second: TestScreen? = await fixture.open()
    #expect(live.isFollowing && live.itemCount == count)
    first = nil
    #expect(live.isFollowing && live.itemCount == count)
    withExtendedLifetime(first) {}
    second = nil
    withExtendedLifetime(second) {}
    #expect(!live.isFollowing && live.itemCount == 0)
    await fixture.server.stop()
  }

  @Test func theListGrowsAsItIsRead() async throws {
    let fixture = try await StoriesFixture()
    let screen = await fixture.open()
    let first = screen.rows.count
    screen.scrollToEnd()
    await screen.settle()
    #expect(screen.rows.count > first + 15)
    #expect(Set(screen.rowLinks).count == screen.rows.count)
    await fixture.server.stop()
  }

  @Test func everyCollectionHasStories() async throws {
    let fixture = try await StoriesFixture()
    let screen = await fixture.open()
    for title in ["New", "Best", "Ask", "Show", "Jobs", "Top"] {
      try screen.choose(title, in: "Stories")
      await screen.settle()
      #expect(screen.rows.count > 20, "\(title)")
      if title == "Ask" { #expect(screen.rows.filter { $0.contains("Ask HN") }.count > 15) }
      if title == "Jobs" { #expect(!screen.rows.contains { $0.contains("points") }) }
    }
    await fixture.server.stop()
  }

  @Test func anErrorSpeaksAndEndsNothing() async throws {
    let fixture = try await StoriesFixture()
    fixture.server.misbehave(.status(401))
    let screen = await fixture.open()
    #expect(screen.texts.contains("Permission denied"))
    fixture.server.behave()
    try screen.tap("Try again")
    await screen.settle()
    #expect(screen.rows.count > 20)
    await fixture.server.stop()
  }
}
