import NewsAPI
import StandIns
import SwiftUITesting
import Testing

@testable import Reader

/// The articles screen, driven without a browser against the stand-in over real HTTP, on virtual time.
@MainActor
@Suite(.serialized)
struct ArticlesScreenTests {
  private let fixture: ReaderFixture

  init() async throws {
    fixture = try await ReaderFixture()
  }

  @Test func headlinesAreThereAtFirst() async throws {
    let screen = await fixture.reader()
    #expect(screen.rows.count >= 10)
    #expect(screen.texts.contains("News"))
    await fixture.stop()
  }

  @Test func searchWaitsForThreeLettersAndForTheReaderToPause() async throws {
    let screen = await fixture.screen(NavigationStack { ArticleSearchScreen(services: fixture.services) })
    #expect(screen.texts.contains { $0.contains("at least three letters") })
    try screen.type("th", into: "Search all articles")
    screen.advance(by: 0.2)
    await screen.settle()
    #expect(screen.texts.contains { $0.contains("Keep typing") })
    try screen.type("the", into: "Search all articles")
    screen.advance(by: 0.05)
    await screen.settle()
    #expect(screen.rows.isEmpty)
    screen.advance(by: 0.06)
    await screen.settle()
    #expect(!screen.rows.isEmpty)
    await fixture.stop()
  }

  @Test func anErrorSpeaksAndEndsNothing() async throws {
    fixture.server.misbehave(.quotaUsedUp())
    let screen = await fixture.reader()
    #expect(screen.texts.contains("The news did not arrive"))
    #expect(screen.texts.contains { $0.contains("requests") }, "the service's own words: \(screen.texts)")
    fixture.server.behave()
    try screen.tap("Try again")
    await screen.settle()
    #expect(!screen.rows.isEmpty)
    await fixture.stop()
  }

  @Test func openingAnArticleMarksItAsRead() async throws {
    let screen = await fixture.reader()
    let unread = screen.texts.filter { $0 == "Mark as read" }.count
    try screen.tap("Read: ")
    #expect(unread > 5 && screen.texts.filter { $0 == "Mark as read" }.count == unread - 1)
    await fixture.stop()
  }

  @Test func everyCategoryHasArticles() async throws {
    let screen = await fixture.reader()
    try screen.choose("Category", in: "Articles")
    for category in Category.all {
      try screen.choose(category.rawValue.capitalized, in: "Category")
      await screen.settle()
      #expect(!screen.rows.isEmpty, "\(category)")
    }
    await fixture.stop()
  }

  @Test func theModelGoesAwayWithItsScreen() async throws {
    weak var model: ArticleSearchModel?
    weak var list: ArticlesList?
    do {
      let made = ArticleSearchModel(news: fixture.services.news, book: fixture.services.articles)
      (model, list) = (made, made.list)
      made.words = "tidal"
    }
    #expect(model == nil)
    #expect(list == nil)
    await fixture.stop()
  }
}
