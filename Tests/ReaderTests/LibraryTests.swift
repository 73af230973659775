import Foundation
import Shelf
import SwiftUITesting
import TMDb
import Testing

@testable import Reader

@MainActor
@Suite("What a reader keeps, as screens see it")
struct LibraryTests {
  private let shelf: Shelf
  private let bookmark = Bookmark(.movie, "311", title: "A title", address: "/movies/311")

  init() throws {
    shelf = try Shelf()
  }

  private func library() -> Library {
    Library(shelf: shelf, reader: "a", now: { Date(timeIntervalSince1970: 1_000) })
  }

  /// Waits for what the library reads at the start.
  private func loaded(_ library: Library) async {
    for await contents in library.$contents.values where contents != ShelfContents() { return }
  }

  @Test func aChangeIsThereAtOnceAndAfterARestart() async throws {
    let first = library()
    first.toggle(bookmark)
    first.markRead("article/1")
    first.remember(search: " tide ", in: "news")
    first.remember(search: "moon", in: "news")
    first.remember(search: "tide", in: "news")
    first.add(Mute(.word, "Football"))
    #expect(first.isBookmarked("movie/311"))
    await first.settle()

    let second = library()
    await loaded(second)
    #expect(second.isBookmarked("movie/311"))
    #expect(second.isRead("article/1"))
    #expect(second.searches(in: "news") == ["tide", "moon"])
    #expect(second.hides(Movie(id: 1, title: "Football tonight")))
    #expect(!second.hides(Movie(id: 1, title: "Footballers")))
    second.toggle(bookmark)
    second.remove(Mute(.word, "football"))
    second.forgetSearches(in: "news")
    await second.settle()
    let contents = try await shelf.contents(of: "a", now: Date(timeIntervalSince1970: 1_000))
    #expect(contents == ShelfContents(read: ["article/1"]))
  }

  @Test func starsAreGivenChangedAndTakenBack() async throws {
    let first = library()
    first.toggle(bookmark.with(.watch))
    first.rate(bookmark, 4)
    // What was seen need not be seen.
    #expect(first.stars(of: bookmark) == 4 && first.bookmarks.map(\.id) == ["rated/311"])
    first.rate(bookmark, 2)
    await first.settle()
    let second = library()
    await loaded(second)
    #expect(second.stars(of: bookmark) == 2 && second.bookmarks.count == 1)
    second.rate(bookmark, nil)
    second.rate(bookmark, 6)
    #expect(second.stars(of: bookmark) == nil && second.bookmarks.isEmpty)
  }

  @Test func whatIsTakenAlongIsAddedToWhatIsThere() async throws {
    let first = library()
    first.toggle(bookmark)
    first.rate(bookmark, 3)
    first.add(Mute(.site, "example.org"))
    let text = Archive(bookmarks: first.bookmarks, mutes: first.mutes, settings: ["textSize": "large"]).text
    var archive = try #require(Archive(text: text))
    #expect(archive.bookmarks == first.bookmarks && archive.settings == ["textSize": "large"])
    // Nothing that another program, or somebody else, has made of it.
    archive.bookmarks += [
      Bookmark(.cat, "1", title: "Script", address: "javascript:alert(1)"),
      Bookmark(.cat, "2", title: "Elsewhere", address: "//example.org"),
      Bookmark(id: "movie/3", kind: .cat, title: "Another kind", address: "/cats", date: .distantPast),
    ]
    let other = Library(shelf: shelf, reader: "b", now: { Date(timeIntervalSince1970: 1_000) })
    other.toggle(Bookmark(.story, "1", title: "Mine", address: "/stories/item/1"))
    other.take(archive)
    other.take(archive)
    await other.settle()
    let kept = try await shelf.contents(of: "b", now: Date(timeIntervalSince1970: 1_000))
    #expect(Set(kept.bookmarks.map(\.id)) == ["movie/311", "rated/311", "story/1"])
    #expect(kept.mutes == [Mute(.site, "example.org")])
    #expect(other.bookmarks.count == 3)
    for text in ["", "{}", "[]", text.replacing("newsreel 1", with: "newsreel 9"), String(text.dropLast(5))] {
      #expect(Archive(text: text) == nil)
    }
  }

  @Test func whatIsDoneBeforeEverythingIsReadIsNotLost() async throws {
    try await shelf.keep(Bookmark(.story, "1", title: "Old", address: "/stories/item/1"), of: "a")
    let library = library()
    library.toggle(bookmark)
    await loaded(library)
    for await contents in library.$contents.values where contents.bookmarks.count == 2 { break }
    #expect(library.bookmarks.map(\.id) == ["movie/311", "story/1"])
  }

  @Test func allPagesOfAReaderShareOneLibrary() {
    let libraries = Libraries(shelf: shelf, now: { Date(timeIntervalSince1970: 1_000) })
    let first = libraries.library(of: "a")
    #expect(libraries.library(of: "a") === first)
    #expect(libraries.library(of: "b") !== first)
  }

  @Test func aPageThatIsBuiltSeesWhatAnotherProcessHasKept() async throws {
    let here = Libraries(shelf: shelf, now: { Date(timeIntervalSince1970: 1_000) })
    let elsewhere = Libraries(shelf: shelf, now: { Date(timeIntervalSince1970: 1_000) })
    let open = here.library(of: "a")
    open.toggle(bookmark)
    await open.settle()
    let other = elsewhere.library(of: "a")
    await loaded(other)
    other.toggle(bookmark)
    other.markRead("article/1")
    await other.settle()
    // The page that is open goes on as it was, until one is built.
    #expect(open.isBookmarked("movie/311"))
    _ = here.library(of: "a")
    for await contents in open.$contents.values where contents.read.contains("article/1") { break }
    #expect(!open.isBookmarked("movie/311"))
  }

  @Test func whatIsDoneWhileALibraryIsReadAnewStays() async throws {
    let libraries = Libraries(shelf: shelf, now: { Date(timeIntervalSince1970: 1_000) })
    let library = libraries.library(of: "a")
    library.markRead("article/1")
    await loaded(library)
    await library.settle()
    _ = libraries.library(of: "a")
    library.toggle(bookmark)
    await library.settle()
    _ = libraries.library(of: "a")
    #expect(library.isBookmarked("movie/311"))
  }

  @Test func aLibraryEndsWithItsPages() {
    let libraries = Libraries(shelf: shelf, now: { Date(timeIntervalSince1970: 1_000) })
    weak var library: Library?
    do { library = libraries.library(of: "a") }
    #expect(library == nil)
  }
}
