import HackerNews
import StandIns
import SwiftUITesting
import Testing

@testable import Reader

/// Pages of stories and people, and the search.
@MainActor
@Suite(.serialized)
struct StoryScreenTests {
  /// A story that is much talked about, and the screen on which it is open.
  private func open(_ fixture: StoriesFixture) async throws -> (TestScreen, Item) {
    let screen = await fixture.open()
    try screen.choose("Best", in: "Stories")
    await screen.settle()
    let story = try #require(try await fixture.services.stories.stories(of: .best, limit: 1).first)
    try screen.tap(screen.rows[0])
    await screen.settle()
    return (screen, story)
  }

  private func page(_ screen: TestScreen) -> [String] {
    screen.nodes { if case .page = $0.content { true } else { false } }.last?.all.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    } ?? []
  }

  @Test func aStoryHasItsCommentsInOrder() async throws {
    let fixture = try await StoriesFixture()
    let (screen, story) = try await open(fixture)
    #expect(page(screen).contains(story.headline))
    screen.scrollToEnd()
    await screen.settle()
    let texts = page(screen)
    let authors = await fixture.items(story.children).filter(\.isReadable).compactMap(\.author)
    var place = 0
    for author in authors.prefix(5) {
      let found = try #require(texts[place...].firstIndex(of: author), "\(author) after \(place)")
      place = found + 1
    }
    #expect(!texts.contains { $0.contains("&#x") || $0.contains("<p>") })
    await fixture.server.stop()
  }

  @Test func commentsCloseAndOpen() async throws {
    let fixture = try await StoriesFixture()
    let (screen, _) = try await open(fixture)
    let before = page(screen)
    try screen.tap("Close this comment")
    let closed = page(screen)
    #expect(closed.contains { $0.hasSuffix(" hidden") } && closed != before)
    try screen.tap("Open this comment")
    #expect(!page(screen).contains { $0.hasSuffix(" hidden") })
    await fixture.server.stop()
  }

  @Test(.disabled("presses a name that is a link inside a text now")) func peopleHavePages() async throws {
    let fixture = try await StoriesFixture()
    let (screen, story) = try await open(fixture)
    let author = try #require(story.author)
    try screen.tap(author)
    await screen.settle()
    let texts = page(screen)
    #expect(texts.contains { $0.hasSuffix(" points of karma") } && texts.contains { $0.hasPrefix("Member since ") })
    try screen.goBack()
    #expect(page(screen).contains(story.headline))
    await fixture.server.stop()
  }

  @Test func theSearchFindsWhileOneTypesAndRemembers() async throws {
    let fixture = try await StoriesFixture()
    let screen = await fixture.open()
    try screen.tap("Search")
    await screen.settle()
    #expect(page(screen).contains("Type what a story should be about."))
    try screen.type("s", into: "Search all stories")
    screen.advance(by: 0.2)
    #expect(page(screen).contains("Keep typing: a search needs two letters."))
    try screen.type("sqlite", into: "Search all stories")
    screen.advance(by: 0.2)
    await screen.settle()
    #expect(page(screen).filter { $0.lowercased().contains("sqlite") }.count > 5)
    screen.advance(by: 2)
    try screen.type("", into: "Search all stories")
    await screen.settle()
    #expect(page(screen).contains("Recent searches") && page(screen).contains("sqlite"))
    await fixture.server.stop()
  }

  @Test func whatIsNotThereIsSaid() async throws {
    let fixture = try await StoriesFixture()
    let model = StoryModel(id: 1, context: StoryContext(services: fixture.services))
    let screen = TestScreen(
      ListNotice(state: model.state, words: .init(failure: "", loading: "", nothingFound: "None", symbol: "x")) {})
    await fixture.until(screen) { model.state == .loaded }
    #expect(model.story == nil && model.state == .loaded)
    await fixture.server.stop()
  }
}
