import Combine
import Fetch
import Foundation

// Everything is delivered where it was decoded: use `receive(on:)` for views. Cancelling ends the request.
extension TMDb {
  /// Publishes the first page of a list of movies; none in case of an error.
  public func fetchMovies(from endpoint: MovieEndpoint, in language: String? = nil) -> AnyPublisher<[Movie], Never> {
    fetchMoviesErr(from: endpoint, in: language).replaceError(with: []).eraseToAnyPublisher()
  }

  /// Publishes the first page of a list of movies.
  public func fetchMoviesErr(
    from endpoint: MovieEndpoint, in language: String? = nil
  ) -> AnyPublisher<[Movie], TMDbError> {
    publisher { client throws(TMDbError) in try await client.movies(from: endpoint, in: language) }
  }

  /// Publishes one page of a list of movies, from 1 to 500.
  public func fetchPage(
    _ number: Int, of endpoint: MovieEndpoint, in language: String? = nil
  ) -> AnyPublisher<MoviePage, TMDbError> {
    publisher { client throws(TMDbError) in try await client.page(number, of: endpoint, in: language) }
  }

  /// Publishes the cast of a movie; nobody in case of an error.
  public func fetchCredits(for id: Movie.ID, in language: String? = nil) -> AnyPublisher<[CastMember], Never> {
    fetchCreditsErr(for: id, in: language).map(\.cast).replaceError(with: []).eraseToAnyPublisher()
  }

  /// Publishes who made a movie.
  public func fetchCreditsErr(for id: Movie.ID, in language: String? = nil) -> AnyPublisher<Credits, TMDbError> {
    publisher { client throws(TMDbError) in try await client.credits(of: id, in: language) }
  }

  /// Publishes all there is to know of a movie.
  public func fetchMovie(
    _ id: Movie.ID, with additions: [MovieAddition] = [], in language: String? = nil
  ) -> AnyPublisher<MovieDetails, TMDbError> {
    publisher { client throws(TMDbError) in try await client.movie(id, with: additions, in: language) }
  }

  /// Publishes all there is to know of a person.
  public func fetchPerson(
    _ id: Person.ID, with additions: [PersonAddition] = [], in language: String? = nil
  ) -> AnyPublisher<Person, TMDbError> {
    publisher { client throws(TMDbError) in try await client.person(id, with: additions, in: language) }
  }

  /// Publishes the genres; none in case of an error.
  public func fetchGenres(in language: String? = nil) -> AnyPublisher<[Genre], Never> {
    fetchGenresErr(in: language).replaceError(with: []).eraseToAnyPublisher()
  }

  /// Publishes the genres that have a name in the language.
  public func fetchGenresErr(in language: String? = nil) -> AnyPublisher<[Genre], TMDbError> {
    publisher { client throws(TMDbError) in try await client.genres(in: language) }
  }

  private func publisher<Output: Sendable>(
    _ work: @escaping @Sendable (TMDb) async throws(TMDbError) -> Output
  ) -> AnyPublisher<Output, TMDbError> {
    FetchPublisher { () async throws(TMDbError) -> Output in try await work(self) }.eraseToAnyPublisher()
  }
}
