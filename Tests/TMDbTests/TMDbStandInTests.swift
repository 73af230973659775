import Combine
import Foundation
import StandIns
import TestDates
import Testing

@testable import TMDb

/// The client against the stand-in, over real HTTP.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct TMDbStandInTests {
  /// Runs a test with a server and a client of its own.
  private func withService(
    credential: TMDb.Credential? = .key("any"), era: TMDbConfiguration.Era = .numbers, language: String? = nil,
    _ body: (TMDb, StandInServer) async throws -> Void
  ) async throws {
    let server = StandInServer(
      configuration: StandInConfiguration(now: { TestDate.now }, tmdb: TMDbConfiguration(era: era)))
    try await server.start()
    let client = TMDb(
      configuration: .init(
        credential: credential, baseURL: server.baseURL(for: .tmdb), imageBaseURL: server.baseURL(for: .tmdbImages),
        language: language, retry: .never),
      fetcher: Fetcher())
    do {
      try await body(client, server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  private func failure<T>(_ work: () async throws(TMDbError) -> T) async -> TMDbError? {
    do throws(TMDbError) {
      _ = try await work()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: MovieEndpoint.collections + [.search(searchString: "the"), .genre(18), .similar(to: 311)])
  func everyListHasMovies(_ endpoint: MovieEndpoint) async throws {
    try await withService { client, _ in
      var pager = MoviePager()
      while let next = pager.nextPage, next <= 3 { pager.append(try await client.page(next, of: endpoint)) }
      #expect(pager.items.count > 20)
      #expect(Set(pager.items.map(\.id)).count == pager.items.count)
      #expect(pager.items.allSatisfy { !$0.title.isEmpty })
    }
  }

  @Test func listsEnd() async throws {
    try await withService { client, _ in
      var pager = MoviePager()
      while let next = pager.nextPage { pager.append(try await client.page(next, of: .nowPlaying)) }
      let page = try await client.page(1, of: .nowPlaying)
      #expect(pager.items.count == page.totalResults && page.totalPages > 1)
      let dates = try #require(page.dates)
      #expect(pager.items.allSatisfy { $0.releaseDate.map(dates.contains) ?? false })
      let nothing = try await client.page(1, of: .search(searchString: "zyxwvut"))
      #expect(nothing.movies.isEmpty && nothing.totalPages == 1 && nothing.isLast)
      #expect(try await client.page(400, of: .popular).movies.isEmpty)
    }
  }

  @Test func aMovieWithEverything() async throws {
    try await withService { client, _ in
      let movie = try await client.movie(311, with: MovieAddition.allCases)
      #expect(movie.id == 311 && movie.runtime ?? 0 > 30 && !movie.genres.isEmpty && movie.status == "Released")
      let credits = try #require(movie.credits)
      #expect(credits.cast.count > 3 && credits.crew.contains { $0.job == "Director" })
      #expect(try await client.credits(of: 311) == credits)
      #expect(try await client.videos(of: 311) == movie.videos)
      #expect(try await client.images(of: 311) == movie.images)
      #expect(movie.recommendations?.movies.isEmpty == false && movie.similar?.movies.isEmpty == false)
      let bare = try await client.movie(311)
      #expect(bare.credits == nil && bare.similar == nil && bare.movie == movie.movie)
    }
  }

  @Test func aPersonWithMovies() async throws {
    try await withService { client, _ in
      let star = try #require(try await client.credits(of: 311).cast.first)
      let person = try await client.person(star.person, with: PersonAddition.allCases)
      #expect(person.name == star.name)
      let part = try #require(person.movieCredits?.cast.first { $0.movie.id == 311 })
      #expect(part.character == star.character && part.id == star.id && !part.isSeries)
      #expect(try await client.movieCredits(of: star.person) == person.movieCredits)
      #expect(try await client.combinedCredits(of: star.person) == person.combinedCredits)
      #expect(try await client.images(ofPerson: star.person) == person.images)
    }
  }

  @Test func discovering() async throws {
    try await withService { client, _ in
      let query = DiscoverQuery(genres: .all([18]), withoutGenres: .all([10749]), order: .bestFirst, leastVoteCount: 50)
      let movies = try await client.movies(from: .discover(query))
      #expect(!movies.isEmpty)
      #expect(movies.allSatisfy { $0.genreIDs.contains(18) && !$0.genreIDs.contains(10749) && $0.voteCount >= 50 })
      #expect(movies.compactMap(\.rating) == movies.compactMap(\.rating).sorted(by: >))
      let old = try await client.movies(
        from: .discover(DiscoverQuery(order: .oldestFirst, releasedFrom: Day("1950-01-01"))))
      let dates = old.compactMap(\.releaseDate)
      #expect(dates.count == old.count && dates == dates.sorted())
    }
  }

  @Test func languages() async throws {
    try await withService(language: "ru-RU") { client, _ in
      let genres = try await client.genres()
      #expect(genres.count == 19 && genres.first { $0.id == 18 }?.name == "драма")
      #expect(try await client.genres(in: "en").first { $0.id == 18 }?.name == "Drama")
      let movie = try await client.movie(311, with: [.videos, .images])
      #expect(movie.videos?.isEmpty == false, "videos in English are better than none")
      #expect(movie.genres.contains { $0.name == "ужасы" })
    }
  }

  @Test func whereThePicturesAre() async throws {
    try await withService { client, server in
      let configuration = try await client.imageConfiguration()
      #expect(configuration.posterSizes == ImageKind.poster.sizes.map(\.rawValue))
      #expect(configuration.profileSizes == ImageKind.portrait.sizes.map(\.rawValue))
      #expect(configuration.backdropSizes == ImageKind.backdrop.sizes.map(\.rawValue))
      let movies = try await client.movies(from: .popular)
      let poster = try #require(movies.compactMap(\.poster).first)
      let images = ImageFetcher(
        fetcher: Fetcher(), exceptions: Set([Origin(server.baseURL(for: .tmdb))].compactMap { $0 }))
      let url = try #require(client.imageURL(poster, .poster, width: 90))
      let image = try #require(await images.image(at: url).image)
      #expect(image.size.width == 92 && image.size.height == 138)
    }
  }

  @Test(
    arguments: [
      (nil, 401, .invalidKey), (.key("invalid"), 401, .invalidKey), (.key("suspended"), 401, .suspendedKey),
      (.key("a.b.c"), 401, .invalidKey), (.token("0123456789abcdef"), 401, .invalidKey),
      (.key("limited"), 429, .tooManyRequests),
    ] as [(TMDb.Credential?, Int, TMDbErrorCode)])
  func credentialsThatAreRefused(_ credential: TMDb.Credential?, _ status: Int, _ code: TMDbErrorCode) async throws {
    try await withService(credential: credential) { client, _ in
      let error = await failure { () throws(TMDbError) in try await client.movies(from: .popular) }
      guard case .response(status, code, .some(let message), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(error?.localizedDescription == message && error?.isAboutKey == (status == 401))
    }
  }

  @Test func aTokenInItsField() async throws {
    try await withService(credential: .token("aaa.bbb.ccc")) { client, _ in
      let movies = try await client.movies(from: .popular)
      #expect(!movies.isEmpty)
    }
  }

  @Test func whatDoesNotExist() async throws {
    try await withService { client, _ in
      #expect(await failure { () throws(TMDbError) in try await client.movie(999_999_999) }?.code == .notFound)
      #expect(await failure { () throws(TMDbError) in try await client.person(-1) }?.code == .notFound)
      let page = await failure { () throws(TMDbError) in try await client.page(501, of: .popular) }
      #expect(page?.code == .invalidPage && page?.isEndOfResults == true)
      #expect(await failure { () throws(TMDbError) in try await client.movies(from: .search(searchString: "")) } != nil)
    }
  }

  @Test func theOlderWayToRefuse() async throws {
    try await withService(era: .sentences) { client, _ in
      let error = await failure { () throws(TMDbError) in try await client.page(501, of: .popular) }
      #expect(
        error
          == .response(
            status: 422, code: nil, message: "page must be less than or equal to 500", retryAfter: nil))
    }
  }

  @Test func publishersGiveTheSame() async throws {
    try await withService { client, server in
      let movies = try await client.movies(from: .popular)
      #expect(await first(client.fetchMovies(from: .popular)) == movies)
      let cast = try await client.credits(of: 311).cast
      #expect(await first(client.fetchCredits(for: 311)) == cast)
      #expect(await first(client.fetchGenres())?.count == 19)
      server.misbehave(.status(500))
      #expect(await first(client.fetchMovies(from: .topRated)) == [])
      #expect(await first(client.fetchCredits(for: 312)) == [])
      let error = await failure { () throws(TMDbError) in try await client.movies(from: .upcoming) }
      guard case .response(500, .some(.internalError), _, _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func anAnswerWithAHole() async throws {
    try await withService { client, server in
      server.misbehave(Misbehaviour(.missingKey("title")))
      let error = await failure { () throws(TMDbError) in try await client.movies(from: .popular) }
      guard case .decoding(let failure) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(failure.reason == .keyNotFound("title") && failure.path.hasPrefix("results["))
    }
  }

  private func first<T: Sendable>(_ publisher: AnyPublisher<T, Never>) async -> T? {
    for await value in publisher.values { return value }
    return nil
  }
}
