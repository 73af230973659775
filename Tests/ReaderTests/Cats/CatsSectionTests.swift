import StandIns
import SwiftUITesting
import Testing
import TheCatAPI

@testable import Reader

/// The cats, driven without a browser against the stand-in over real HTTP, on virtual time.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(20)))
struct CatsSectionTests {
  private let fixture: ReaderFixture

  init() async throws {
    fixture = try await ReaderFixture()
  }

  private func section() async -> TestScreen {
    await fixture.screen(CatsSection(services: fixture.services))
  }

  /// The hearts on the screen: how many are empty and how many are full.
  private func hearts(_ screen: TestScreen) -> (empty: Int, full: Int) {
    let hearts = screen.nodes { $0.isButton && $0.label == "Favourite" }
    let full = hearts.count { $0.isMarkedSelected }
    return (hearts.count - full, full)
  }

  @Test func theGalleryGrows() async throws {
    let screen = await section()
    let first = hearts(screen).empty
    #expect(first >= 30)
    screen.scrollToEnd()
    await screen.settle()
    screen.scrollToEnd()
    await screen.settle()
    #expect(hearts(screen).empty > first)
    await fixture.stop()
  }

  @Test func aCategoryHasItsCatsOnly() async throws {
    let screen = await section()
    try screen.choose("Boxes", in: "Category")
    await screen.settle()
    #expect(hearts(screen).empty == 5)
    await fixture.stop()
  }

  @Test func favouritesAreKeptForThisReader() async throws {
    let screen = await section()
    try screen.tap("Favourite")
    #expect(hearts(screen).full == 1, "at once")
    await screen.settle()
    #expect(hearts(screen).full == 1)
    let kept = try await fixture.services.cats.favourites()
    #expect(kept.items.count == 1 && kept.items.first?.user?.isEmpty == false)
    try screen.tap("Favourites")
    await screen.settle()
    #expect(hearts(screen).full >= 1)
    try screen.tap("Favourite")
    await screen.settle()
    #expect(screen.texts.contains { $0.contains("Press a cat's heart") })
    #expect(try await fixture.services.cats.favourites().items.isEmpty)
    await fixture.stop()
  }

  @Test func whatCannotBeKeptIsTakenBackAndTold() async throws {
    let screen = await section()
    fixture.server.misbehave(.status(503, path: "/v1/favourites"))
    try screen.tap("Favourite")
    #expect(hearts(screen).full == 1)
    await screen.settle()
    #expect(hearts(screen).full == 0)
    #expect(screen.texts.contains("This could not be kept"))
    fixture.server.behave()
    try screen.tap("OK")
    try screen.tap("Favourite")
    await screen.settle()
    #expect(hearts(screen).full == 1)
    await fixture.stop()
  }

  @Test func withoutAKeyThereAreCatsButNoHearts() async throws {
    let anonymous = try TestServices.reader(on: fixture.server, catKey: nil)
    let screen = await fixture.screen(CatsSection(services: anonymous))
    #expect(hearts(screen).empty == 0)
    #expect(!screen.texts.contains("Favourites"))
    #expect(screen.nodes(where: \.isButton).count >= 10)
    await fixture.stop()
  }

  @Test func breedsAreSearchedAndRead() async throws {
    let screen = await section()
    try screen.tap("Breeds")
    await screen.settle()
    #expect(screen.texts.contains("Abyssinian"))
    try screen.type("rex", into: "Search breeds")
    #expect(screen.texts.contains("Devon Rex") && !screen.texts.contains("Abyssinian"))
    try screen.type("norway", into: "Search breeds")
    try screen.tap("Norwegian Forest Cat")
    await screen.settle()
    #expect(screen.texts.contains { $0.contains("kg") } && screen.texts.contains("Adaptable"))
    #expect(screen.nodes { $0.label.hasSuffix(" of 5") }.count >= 11)
    await fixture.stop()
  }

  @Test func aBreedThatDoesNotArriveCanBeTriedAgain() async throws {
    let screen = await section()
    try screen.tap("Breeds")
    await screen.settle()
    fixture.server.misbehave(.status(500, path: "/v1/breeds/"))
    try screen.type("bengal", into: "Search breeds")
    try screen.tap("Bengal")
    await screen.settle()
    #expect(screen.texts.contains("The breed did not arrive"))
    fixture.server.behave()
    try screen.tap("Try again")
    await screen.settle()
    #expect(screen.texts.contains("Adaptable"))
    await fixture.stop()
  }

  @Test func aVoteIsCastChangedAndTakenBack() async throws {
    let cat = try #require(try await fixture.services.cats.images().items.first)
    let votes = CatMarks(.votes(of: fixture.services.cats))
    votes.begin(user: "ada")
    let screen = await fixture.screen(
      CatScreen(id: cat.id, services: fixture.services)
        .environmentObject(CatMarks(.favourites(of: fixture.services.cats)))
        .environmentObject(votes))
    for (button, values) in [
      ("I like this cat", [1]), ("I do not like this cat", [-1]), ("I do not like this cat", []),
    ] {
      try screen.tap(button)
      await screen.settle()
      #expect(try await fixture.services.cats.votes(of: "ada").items.map(\.value) == values)
    }
    await fixture.stop()
  }
}

extension DisplayNode {
  /// Whether assistive software is told that the node is selected.
  fileprivate var isMarkedSelected: Bool {
    modifiers.contains { modifier in
      guard case .accessibility(let properties) = modifier else { return false }
      return properties.traits.contains(.isSelected)
    }
  }
}
