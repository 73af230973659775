import Shelf
import SwiftUITesting
import Testing

@testable import Reader

/// The reader by its keys.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(20)))
struct KeysTests {
  private let fixture: ReaderFixture

  init() async throws {
    fixture = try await ReaderFixture()
  }

  /// The texts of what has the focus.
  private func focused(_ screen: TestScreen) throws -> String {
    try #require(screen.focused).text
  }

  @Test func theNewsFromOneToTheNext() async throws {
    let screen = await fixture.reader()
    #expect(screen.focused == nil)
    try screen.press("j")
    let first = try focused(screen)
    #expect(screen.rows.first?.hasPrefix(first) == true && !first.isEmpty)
    try screen.press("j")
    let second = try focused(screen)
    #expect(second != first && screen.rows.dropFirst().first?.hasPrefix(second) == true)
    try screen.press("k")
    #expect(try focused(screen) == first)
    try screen.press("k")
    #expect(try focused(screen) == first, "there is nothing before the first")
    await fixture.stop()
  }

  @Test func aMovieIsOpenedAndTheKeysGoOnFromIt() async throws {
    let screen = await fixture.reader()
    try screen.press("2")
    await screen.settle()
    try screen.press("j")
    try screen.press("j")
    let movie = try focused(screen)
    #expect(throws: NotOnScreen.self) { try screen.press("x") }
    try screen.press("o")
    await screen.settle()
    #expect(screen.texts.contains("Crew"))
    try screen.goBack()
    await screen.settle()
    try screen.press("j")
    #expect(try focused(screen) != movie)
    try screen.press("k")
    #expect(try focused(screen) == movie)
    await fixture.stop()
  }

  @Test func theEndOfAListIsNoEnd() async throws {
    let screen = await fixture.screen(MoviesSection(services: fixture.services))
    let count = screen.rows.count
    for _ in 0...count { try screen.press("j") }
    screen.scrollToEnd()
    await screen.settle()
    let next = try #require(screen.rows.dropFirst(count).first)
    #expect(next.hasPrefix(try focused(screen)))
    await fixture.stop()
  }

  @Test func catsAndBreeds() async throws {
    let screen = await fixture.screen(CatsSection(services: fixture.services))
    try screen.press("j")
    try screen.press("o")
    await screen.settle()
    #expect(screen.texts.contains("A cat"))
    try screen.goBack()
    try screen.tap("Breeds")
    await screen.settle()
    try screen.press("/")
    guard case .field = try #require(screen.focused).content else {
      Issue.record("the field has no focus")
      return
    }
    await fixture.stop()
  }

  @Test func theSlashLeadsToTheSearch() async throws {
    let screen = await fixture.reader()
    for (section, prompt) in [
      ("1", "Search all articles"), ("2", "Search all movies"), ("3", "Search all stories"),
      ("4", "Search breeds"),
    ] as [(KeyEquivalent, String)] {
      try screen.press(section)
      await screen.settle()
      try screen.press("/")
      await screen.settle()
      #expect(try #require(screen.focused).label == prompt)
    }
    await fixture.stop()
  }

  @Test func whatIsSavedIsGoneThroughAcrossItsKinds() async throws {
    fixture.library.toggle(Bookmark(.movie, "311", title: "A movie", address: "/movies/311"))
    fixture.library.toggle(Bookmark(.article, "1", title: "An article", address: "https://example.com/1"))
    let screen = await fixture.screen(SavedSection(services: fixture.services))
    for title in ["An article", "A movie"] {
      try screen.press("j")
      #expect(try focused(screen) == title)
    }
    await fixture.stop()
  }

  @Test func theKeysAreShownAndThoseBehindThemDoNothing() async throws {
    let screen = await fixture.reader()
    try screen.press("?")
    #expect(ReaderKey.allCases.allSatisfy { screen.texts.contains($0.name) })
    #expect(throws: NotOnScreen.self) { try screen.press("j") }
    await fixture.stop()
  }
}
