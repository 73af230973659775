import Fetch
import StandIns
import SwiftUITesting
@testable import TMDb
import Testing

@testable import Reader

/// The movies, driven without a browser against the stand-in over real HTTP, on virtual time.
@MainActor
@Suite(.serialized)
struct MoviesSectionTests {
  private let fixture: ReaderFixture

  init() async throws {
    fixture = try await ReaderFixture()
  }

  private func opened() async -> TestScreen {
    await fixture.screen(MoviesSection(services: fixture.services))
  }

  @Test func fourCollectionsEachWithItsMovies() async throws {
    let screen = await opened()
    var shown: Set<[String]> = []
    for name in ["Now playing", "Popular", "Upcoming", "Top rated"] {
      try screen.choose(name, in: "Movies")
      await screen.settle()
      #expect(screen.rows.count >= 20, "\(name)")
      shown.insert(screen.rowLinks)
    }
    #expect(shown.count == 4)
    await fixture.stop()
  }

  @Test func theListGrows() async throws {
    let screen = await opened()
    screen.scrollToEnd()
    await screen.settle()
    #expect(screen.rows.count > 20)
    #expect(Set(screen.rowLinks).count == screen.rows.count)
    await fixture.stop()
  }

  @Test func aMovieAndWhereItLeads() async throws {
    let movie = try await fixture.services.tmdb.movie(311, with: [.credits])
    let screen = await fixture.screen(MovieScreen(id: 311, context: fixture.movies()))
    let star = try #require(movie.credits?.cast.first)
    for text in ["Overview", "Cast", "Crew", "Trailers", "Recommended", "Similar", star.name, star.character ?? ""] {
      #expect(screen.texts.contains(text), "\(text)")
    }
    #expect(screen.texts.contains(try #require(movie.movie.overview)))
    #expect(movie.genres.allSatisfy { screen.texts.contains($0.name ?? "") })
    await fixture.stop()
  }

  @Test func searchWaitsForTwoLettersAndForTheReaderToPause() async throws {
    let screen = await fixture.screen(MovieSearchScreen(context: fixture.movies()))
    #expect(screen.texts.contains { $0.contains("at least two letters") })
    try screen.type("t", into: "Search all movies")
    screen.advance(by: 0.2)
    await screen.settle()
    #expect(screen.texts.contains { $0.contains("Keep typing") })
    try screen.type("th", into: "Search all movies")
    screen.advance(by: 0.05)
    await screen.settle()
    #expect(screen.rows.isEmpty)
    screen.advance(by: 0.06)
    await screen.settle()
    #expect(!screen.rows.isEmpty)
    try screen.type(String(repeating: "t", count: 31), into: "Search all movies")
    screen.advance(by: 0.2)
    await screen.settle()
    #expect(screen.rows.isEmpty && screen.texts.contains { $0.contains("thirty letters at most") })
    await fixture.stop()
  }

  @Test func aPersonAndTheirMovies() async throws {
    let star = try #require(try await fixture.services.tmdb.credits(of: 311).cast.first)
    let screen = await fixture.screen(PersonScreen(id: star.person, context: fixture.movies()))
    #expect(screen.texts.contains("Acting"))
    let title = try await fixture.services.tmdb.movie(311).movie.title
    #expect(screen.texts.contains(title))
    await fixture.stop()
  }

  @Test func anErrorSpeaksAndEndsNothing() async throws {
    fixture.server.misbehave(.status(401))
    let screen = await opened()
    #expect(screen.texts.contains { $0.contains("Invalid API key") }, "the service's own words: \(screen.texts)")
    fixture.server.behave()
    try screen.tap("Try again")
    await screen.settle()
    #expect(screen.rows.count >= 20)
    await fixture.stop()
  }

  @Test func classicsComeFromAFile() async throws {
    let screen = await fixture.screen(ClassicsScreen(context: fixture.movies()))
    #expect(screen.rows.count == 12 && screen.texts.contains("Sherlock Jr."))
    let broken = await fixture.screen(
      ClassicsScreen(context: fixture.movies(), file: URL(filePath: "/nowhere/movies.json")))
    #expect(broken.texts.contains { $0.contains("movies.json") })
    await fixture.stop()
  }

  @Test func aMovieThatDoesNotExistSaysSo() async throws {
    let screen = await fixture.screen(MovieScreen(id: 999_999, context: fixture.movies()))
    #expect(screen.texts == ["Nothing found", "There is no such movie."])
    await fixture.stop()
  }

  @Test func aKeyThatIsNotThereIsNamed() async throws {
    fixture.server.misbehave(Misbehaviour(.missingKey("title")))
    let screen = await opened()
    #expect(screen.texts.contains { $0.contains("“title”") && $0.contains("results[") }, "\(screen.texts)")
    await fixture.stop()
  }

  @Test func modelsGoAwayWithTheirScreens() async throws {
    weak var model: MovieSearchModel?
    weak var list: MovieList?
    weak var resource: Resource<[Genre]>?
    do {
      let made = MovieSearchModel(context: fixture.movies())
      made.words = "the"
      list = made.list
      model = made
      let genres = Resource<[Genre]> { [tmdb = fixture.services.tmdb] in tmdb.fetchGenresErr() }
      resource = genres
    }
    #expect(model == nil && list == nil && resource == nil)
    await fixture.stop()
  }

  @Test func aFilmographyNamesEachMovieOnce() {
    func credit(_ id: Int, _ day: String, job: String) -> PersonCredit {
      PersonCredit(
        id: "\(id) \(job)", movie: Movie(id: id, title: "\(id)", releaseDate: Day(day)), character: nil, job: job,
        isSeries: id == 9)
    }
    let filmography = Filmography([
      credit(1, "2001-01-01", job: "Director"), credit(2, "", job: "Story"), credit(1, "2001-01-01", job: "Editor"),
      credit(3, "2020-05-05", job: "Producer"), credit(9, "2024-01-01", job: "Director"),
    ])
    #expect(filmography.entries.map(\.id) == [2, 3, 1])
    #expect(filmography.entries.last?.jobs == ["Director", "Editor"])
  }
}
