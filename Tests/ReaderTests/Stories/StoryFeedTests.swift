import HackerNews
import StandIns
import SwiftUITesting
import Testing

@testable import Reader

/// Items page by page.
@MainActor
@Suite(.serialized)
struct StoryFeedTests {
  @Test func whoComesToTheEndBeforeAPageIsOverGetsTheNext() async throws {
    let fixture = try await StoriesFixture()
    let ids = Array(try await fixture.services.stories.storyIDs(of: .top).prefix(60))
    // The last of the page comes late, and is then nothing to be shown.
    let last = ids[StoryFeed.pageSize - 1]
    fixture.server.misbehave(Misbehaviour(.failure(.init(status: 404)), latency: 60, path: "/v0/item/\(last).json"))
    let feed = StoryFeed(live: fixture.services.liveStories, showing: ids) { _ in true }
    let screen = TestScreen(EmptyView())
    await fixture.until(screen) { feed.items.count == StoryFeed.pageSize - 1 }
    feed.loadMore()
    #expect(feed.items.count == StoryFeed.pageSize - 1 && feed.isLoading)
    await fixture.advance(screen, by: 60)
    await fixture.until(screen) { feed.items.count > StoryFeed.pageSize }
    #expect(feed.items.count > StoryFeed.pageSize)
    await fixture.until(screen) { !feed.isLoading }
    #expect(feed.items.map(\.id) == ids.filter { $0 != last })
    await fixture.server.stop()
  }
}
