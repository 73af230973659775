import Foundation
import Testing

@testable import Shelf

@Suite("What readers keep")
struct ShelfTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func bookmark(_ number: Int, title: String = "A title") -> Bookmark {
    Bookmark(
      id: "movie/\(number)", kind: .movie, title: title, subtitle: "2001", address: "/movies/\(number)",
      picture: URL(string: "http://example.com/\(number).png"), date: start.addingTimeInterval(Double(number)))
  }

  @Test(arguments: Backend.all) func bookmarksComeBackLatestFirst(backend: Backend) async throws {
    let shelf = try backend.shelf()
    try await shelf.keep(bookmark(1), of: "a")
    try await shelf.keep(bookmark(2), of: "a")
    try await shelf.keep(bookmark(3), of: "b")
    #expect(try await shelf.contents(of: "a", now: start).bookmarks == [bookmark(2), bookmark(1)])
    try await shelf.keep(bookmark(1, title: "Changed"), of: "a")
    try await shelf.remove(bookmark: "movie/2", of: "a")
    #expect(try await shelf.contents(of: "a", now: start).bookmarks == [bookmark(1, title: "Changed")])
    #expect(try await shelf.contents(of: "b", now: start).bookmarks.count == 1)
  }

  @Test(arguments: Backend.all) func theOldestGoesWhereThereIsTooMuch(backend: Backend) async throws {
    var limits = ShelfLimits()
    limits.bookmarks = 3
    limits.readMarks = 2
    limits.searches = 2
    limits.mutes = 2
    let shelf = try backend.shelf(limits: limits)
    for number in 1...5 {
      let date = start.addingTimeInterval(Double(number))
      try await shelf.keep(bookmark(number), of: "a")
      try await shelf.markRead("story/\(number)", of: "a", at: date)
      try await shelf.remember(search: "words \(number)", in: "news", of: "a", at: date)
      try await shelf.add(Mute(.word, "word \(number)"), of: "a")
    }
    let contents = try await shelf.contents(of: "a", now: start)
    #expect(contents.bookmarks.map(\.id) == ["movie/5", "movie/4", "movie/3"])
    #expect(contents.read == ["story/4", "story/5"])
    #expect(contents.searches == ["news": ["words 5", "words 4"]])
    #expect(contents.mutes.map(\.text) == ["word 5", "word 4"])
  }

  @Test(arguments: Backend.all) func mutesEnd(backend: Backend) async throws {
    let shelf = try backend.shelf()
    try await shelf.add(Mute(.word, "Football", until: start.addingTimeInterval(10)), of: "a")
    try await shelf.add(Mute(.site, "example.com"), of: "a")
    #expect(try await shelf.contents(of: "a", now: start).mutes.count == 2)
    #expect(try await shelf.contents(of: "a", now: start.addingTimeInterval(10)).mutes.map(\.text) == ["example.com"])
    try await shelf.remove(Mute(.site, "example.com"), of: "a")
    #expect(try await shelf.contents(of: "a", now: start).mutes.map(\.text) == ["football"])
  }

  @Test(arguments: Backend.all) func settingsAreKept(backend: Backend) async throws {
    let shelf = try backend.shelf()
    try await shelf.keep(Data("1".utf8), forKey: "size", of: "a")
    try await shelf.keep(Data("2".utf8), forKey: "size", of: "a")
    try await shelf.keep(Data("3".utf8), forKey: "gone", of: "a")
    try await shelf.keep(nil, forKey: "gone", of: "a")
    #expect(try await shelf.values(of: "a", now: start) == ["size": Data("2".utf8)])
  }

  @Test(arguments: Backend.all) func readersWhoStayAwayAreForgotten(backend: Backend) async throws {
    let shelf = try backend.shelf()
    _ = try await shelf.values(of: "a", now: start)
    _ = try await shelf.values(of: "b", now: start.addingTimeInterval(100))
    try await shelf.keep(bookmark(1), of: "a")
    try await shelf.keep(bookmark(1), of: "b")
    #expect(try await shelf.forgetAbsentReaders(now: start.addingTimeInterval(shelf.limits.absence + 50)) == 1)
    #expect(try await shelf.contents(of: "a", now: start).bookmarks.isEmpty)
    #expect(try await shelf.contents(of: "b", now: start).bookmarks.count == 1)
  }

  @Test(arguments: Backend.all) func textsAreTakenAsTheyAre(backend: Backend) async throws {
    let shelf = try backend.shelf()
    let title = "'); DROP TABLE bookmark;-- 👩‍👩‍👧‍👦"
    try await shelf.keep(bookmark(1, title: title + "\u{0}"), of: "' OR 1=1 --")
    #expect(try await shelf.contents(of: "' OR 1=1 --", now: start).bookmarks.map(\.title) == [title])
    #expect(try await shelf.contents(of: "a", now: start).bookmarks.isEmpty)
  }
}
