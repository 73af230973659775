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
