import Foundation
import NewsAPI
import Shelf
import SwiftUITesting
import Testing

@testable import Reader

/// What readers keep, have read and have muted, in the lists and on the pages.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(20)))
struct KeptItemsTests {
  private let fixture: ReaderFixture

  init() async throws {
    fixture = try await ReaderFixture()
  }

  @Test func aMovieAPersonAndACatAreSavedFromTheirPages() async throws {
    let star = try #require(try await fixture.services.tmdb.credits(of: 311).cast.first)
    let cat = try #require(try await fixture.services.cats.images().items.first)
    let movie = await fixture.screen(NavigationStack { MovieScreen(id: 311, context: fixture.movies()) })
    try movie.tap("Save")
    let person = await fixture.screen(NavigationStack { PersonScreen(id: star.person, context: fixture.movies()) })
    try person.tap("Save")
    let page = await fixture.screen(
      NavigationStack { CatScreen(id: cat.id, services: fixture.services) }
        .environmentObject(CatMarks(.favourites(of: fixture.services.cats)))
        .environmentObject(CatMarks(.votes(of: fixture.services.cats))))
    try page.tap("Save")
    #expect(
      Set(fixture.library.bookmarks.map(\.address)) == [
        "/movies/311", "/movies/person/\(star.person)", "/cats/cat/\(cat.id)",
      ])
    #expect(fixture.library.bookmarks.allSatisfy { $0.picture != nil || $0.kind == .person })

    let saved = await fixture.screen(SavedSection(services: fixture.services))
    for title in ["Movies", "People", "Cats", star.name] { #expect(saved.texts.contains(title), "\(title)") }
    #expect(!saved.texts.contains("Articles"))
    try saved.tap("Save: \(star.name)")
    #expect(!saved.texts.contains("People"))
    await fixture.stop()
  }

  @Test func anArticleIsKeptWithWhatItSays() throws {
    let article = Article(
      source: Source(name: "Morning"), title: "A tide", description: "The water came.",
      url: URL(string: "https://example.com/a b?c=d"), publishedAt: Date(timeIntervalSince1970: 1_000))
    let bookmark = try #require(article.bookmark)
    let kept = try #require(Article(kept: bookmark))
    #expect(kept.id == article.id && kept.bookmark == bookmark && kept.readMark == article.readMark)
    #expect(kept.readableTexts == ["The water came."] && kept.source.name == "Morning")
    // Its page is in the reader, whatever is in its address and its title.
    let path = try #require(
      URL(string: Bookmark(.article, "1", title: "50% of / & ü?", address: "https://e.com/?#").page))
    let words = path.path(percentEncoded: false).dropFirst("/news/".count)
    #expect(NewsRoute(String(words)) == .article(address: "https://e.com/?#", title: "50% of / & ü?"))
    #expect(path.query == nil && path.fragment == nil)
    #expect(Article(kept: Bookmark(.movie, "1", title: "A movie", address: "/movies/1")) == nil)
  }

  @Test func textThatGoesOnElsewhereEndsAtAWord() {
    let rest = Article(title: "A tide", content: "The water came, and th", charactersLeftOut: 100)
    #expect(rest.readableTexts == ["The water came, and…"])
    #expect(Article(title: "A tide", content: "The water came.").readableTexts == ["The water came."])
  }

  @Test func aRowHasItsActionsAtHand() async throws {
    let screen = await fixture.screen(MoviesSection(services: fixture.services))
    let title = try #require(screen.titles.first)
    try screen.tap("Save: \(title)")
    #expect(fixture.library.bookmarks.map(\.title) == [title])
    try screen.tap("Mark as read")
    #expect(screen.dimmed == [title])
    await fixture.stop()
  }

  @Test func whatWasOpenedIsReadInAllLists() async throws {
    let screen = await fixture.screen(MoviesSection(services: fixture.services))
    #expect(screen.dimmed.isEmpty)
    try screen.press("j")
    try screen.press("o")
    await screen.settle()
    try screen.goBack()
    await screen.settle()
    let title = try #require(screen.dimmed.first)
    #expect(screen.dimmed.count == 1 && screen.titles.first == title)
    let search = await fixture.screen(MovieSearchScreen(context: fixture.movies()))
    try search.type(String(title.prefix(30)), into: "Search all movies")
    search.advance(by: 0.2)
    await search.settle()
    #expect(search.dimmed == [title])
    await fixture.stop()
  }

  @Test func mutedMoviesAreCountedAndCanBeSeen() async throws {
    let screen = await fixture.screen(MoviesSection(services: fixture.services))
    let count = screen.rows.count
    let word = try #require(screen.titles.first)
    fixture.library.add(Mute(.word, word))
    await screen.settle()
    // On some days other titles contain the same words.
    let hidden = try #require(screen.texts.first { $0.hasSuffix(" hidden") })
    #expect(try #require(Int(hidden.prefix { $0 != " " })) >= 1)
    #expect(!screen.texts.contains(word) && screen.rows.count >= count)
    try screen.tap("Show them")
    #expect(screen.texts.contains(word))
    try screen.tap("Hide again")
    #expect(!screen.texts.contains(word))
    await fixture.stop()
  }

  @Test func aSiteIsMutedFromARow() async throws {
    let screen = await fixture.reader()
    try screen.tap("Mute…")
    await screen.settle()
    let buttons = screen.nodes(where: \.isButton).map(\.label)
    let site = try #require(buttons.first { $0.contains(".") && !$0.contains(" ") })
    try screen.tap(site)
    await screen.settle()
    #expect(fixture.library.mutes.map(\.text) == [site])
    #expect(screen.texts.contains { $0.hasSuffix(" hidden") })
    await fixture.stop()
  }

  @Test func whatIsReadNowStaysAndIsHiddenTheNextTime() async throws {
    let screen = await fixture.reader()
    try screen.press("5")
    try screen.tap("Settings")
    try screen.turn("Hide what I have read", on: true)
    try screen.press("1")
    let first = try #require(screen.rowLinks.first)
    try screen.tap("Mark as read")
    await screen.settle()
    #expect(screen.rowLinks.first == first && !screen.texts.contains("1 hidden"))
    try screen.choose("Category", in: "Articles")
    await screen.settle()
    try screen.choose("Top headlines", in: "Articles")
    await screen.settle()
    #expect(screen.texts.contains("1 hidden"))
    #expect(!screen.rowLinks.isEmpty && !screen.rowLinks.contains(first))
    try screen.press("5")
    try screen.turn("Hide what I have read", on: false)
    await fixture.stop()
  }
}

extension TestScreen {
  /// The titles of what is listed.
  fileprivate var titles: [String] { headings.map(\.string) }

  /// The titles of what has been read.
  fileprivate var dimmed: [String] {
    headings.filter { $0.runs.allSatisfy { $0.style.color == .color(.secondary) } }.map(\.string)
  }

  private var headings: [TextContent] {
    root.all.compactMap { node in
      if case .text(let text) = node.content, text.headingLevel == 2 { text } else { nil }
    }
  }
}
