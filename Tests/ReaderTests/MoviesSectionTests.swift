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
  private let server: StandInServer
  private let services: ReaderServices

  init() async throws {
    server = StandInServer()
    _ = try await server.start()
    services = try TestServices.reader(on: server)
  }

  private func rows(_ screen: TestScreen) -> [String] {
    screen.nodes {
      if case .row = $0.content { true } else { false }
    }.map { $0.text }
  }

  private func opened() async -> TestScreen {
    let screen = TestScreen(MoviesSection(services: services))
    await screen.settle()
    return screen
  }

  @Test func fourCollectionsEachWithItsMovies() async throws {
    let screen = await opened()
    var shown: Set<String> = []
    for name in ["Now playing", "Popular", "Upcoming", "Top rated"] {
      try screen.choose(name, in: "Movies")
      await screen.settle()
      #expect(rows(screen).count >= 20, "\(name)")
      shown.insert(rows(screen).first ?? "")
    }
    #expect(shown.count == 4)
    await server.stop()
  }

  @Test func theListGrows() async throws {
    let screen = await opened()
    screen.scrollToEnd()
    await screen.settle()
    #expect(rows(screen).count > 20)
    #expect(Set(rows(screen)).count == rows(screen).count)
    await server.stop()
  }

  @Test func aMovieAndWhereItLeads() async throws {
    let movie = try await services.tmdb.movie(311, with: [.credits])
    let screen = TestScreen(
      MovieScreen(id: 311, context: MovieContext(services: services, locale: Locale(identifier: "en_US"))))
    await screen.settle()
    let star = try #require(movie.credits?.cast.first)
    for text in ["Overview", "Cast", "Crew", "Trailers", "Recommended", "Similar", star.name, star.character ?? ""] {
      #expect(screen.texts.contains(text), "\(text)")
    }
    #expect(screen.texts.contains(try #require(movie.movie.overview)))
    #expect(movie.genres.allSatisfy { screen.texts.contains($0.name ?? "") })
    await server.stop()
  }

  @Test func searchWaitsForTwoLettersAndForTheReaderToPause() async throws {
    let screen = TestScreen(
      MovieSearchScreen(context: MovieContext(services: services, locale: Locale(identifier: "en"))))
    await screen.settle()
    #expect(screen.texts.contains { $0.contains("at least two letters") })
    try screen.type("t", into: "Search all movies")
    screen.advance(by: 0.2)
    await screen.settle()
    #expect(screen.texts.contains { $0.contains("Keep typing") })
    try screen.type("th", into: "Search all movies")
    screen.advance(by: 0.05)
    await screen.settle()
    #expect(rows(screen).isEmpty)
    screen.advance(by: 0.06)
    await screen.settle()
    #expect(!rows(screen).isEmpty)
    try screen.type(String(repeating: "t", count: 31), into: "Search all movies")
    screen.advance(by: 0.2)
    await screen.settle()
    #expect(rows(screen).isEmpty && screen.texts.contains { $0.contains("thirty letters at most") })
    await server.stop()
  }

  @Test func aPersonAndTheirMovies() async throws {
    let star = try #require(try await services.tmdb.credits(of: 311).cast.first)
    let screen = TestScreen(
      PersonScreen(id: star.person, context: MovieContext(services: services, locale: Locale(identifier: "en"))))
    await screen.settle()
    #expect(screen.texts.contains("Acting"))
    let title = try await services.tmdb.movie(311).movie.title
    #expect(screen.texts.contains(title))
    await server.stop()
  }

  @Test func anErrorSpeaksAndEndsNothing() async throws {
    server.misbehave(.status(401))
    let screen = await opened()
    #expect(screen.texts.contains { $0.contains("Invalid API key") }, "the service's own words: \(screen.texts)")
    server.behave()
    try screen.tap("OK")
    try screen.tap("Try again")
    await screen.settle()
    #expect(rows(screen).count >= 20)
    await server.stop()
  }

  @Test func classicsComeFromAFile() async throws {
    let context = MovieContext(services: services, locale: Locale(identifier: "en"))
    let screen = TestScreen(ClassicsScreen(context: context))
    await screen.settle()
    #expect(rows(screen).count == 12 && screen.texts.contains("Sherlock Jr."))
    let broken = TestScreen(ClassicsScreen(context: context, file: URL(filePath: "/nowhere/movies.json")))
    await broken.settle()
    #expect(broken.texts.contains { $0.contains("movies.json") })
    await server.stop()
  }

  @Test func aMovieThatDoesNotExistSaysSo() async throws {
    let screen = TestScreen(
      MovieScreen(id: 999_999, context: MovieContext(services: services, locale: Locale(identifier: "en"))))
    await screen.settle()
    #expect(screen.texts.contains("The resource you requested could not be found."))
    await server.stop()
  }

  @Test func aKeyThatIsNotThereIsNamed() async throws {
    server.misbehave(Misbehaviour(.missingKey("title")))
    let screen = await opened()
    #expect(screen.texts.contains { $0.contains("“title”") && $0.contains("results[") }, "\(screen.texts)")
    await server.stop()
  }

  @Test func modelsGoAwayWithTheirScreens() async throws {
    weak var model: MovieSearchModel?
    weak var list: MovieList?
    weak var resource: Resource<[Genre]>?
    do {
      let made = MovieSearchModel(context: MovieContext(services: services, locale: Locale(identifier: "en")))
      made.words = "the"
      list = made.list
      model = made
      let genres = Resource<[Genre]> { [tmdb = services.tmdb] in tmdb.fetchGenresErr() }
      resource = genres
    }
    #expect(model == nil && list == nil && resource == nil)
    await server.stop()
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
    #expect(filmography.entries.last?.parts == ["Director", "Editor"])
  }
}
