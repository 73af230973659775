import Fetch
import Foundation

extension TMDb {
  /// The first page of a list of movies.
  public func movies(from endpoint: MovieEndpoint, in language: String? = nil) async throws(TMDbError) -> [Movie] {
    try await page(1, of: endpoint, in: language).movies
  }

  /// One page of a list of movies, which holds 20.
  /// - Parameters:
  ///   - number: The page, from 1 to 500.
  ///   - endpoint: The list.
  ///   - language: The language of the answer; that of the configuration by default.
  public func page(
    _ number: Int, of endpoint: MovieEndpoint, in language: String? = nil
  ) async throws(TMDbError) -> MoviePage {
    var query = endpoint.query
    query.add("page", number)
    return try await answer(MoviePage.self, from: endpoint.path, query, in: language)
  }

  /// All there is to know of a movie.
  /// - Parameters:
  ///   - id: The movie.
  ///   - additions: What else the same answer should hold; nothing by default.
  ///   - language: The language of the answer; that of the configuration by default.
  public func movie(
    _ id: Movie.ID, with additions: [MovieAddition] = [], in language: String? = nil
  ) async throws(TMDbError) -> MovieDetails {
    var query = QueryItems()
    query.add("append_to_response", additions.map(\.rawValue))
    let code = (language ?? configuration.language)?.prefix { $0 != "-" }
    // Asked for in one language only, pictures without words and videos in English would be left out.
    if additions.contains(.images) { query.add("include_image_language", [code.map(String.init) ?? "en", "null"]) }
    if additions.contains(.videos), let code, code != "en" {
      query.add("include_video_language", [String(code), "en", "null"])
    }
    return try await answer(MovieDetails.self, from: "movie/\(id)", query, in: language)
  }

  /// Who made a movie.
  public func credits(of id: Movie.ID, in language: String? = nil) async throws(TMDbError) -> Credits {
    try await answer(Credits.self, from: "movie/\(id)/credits", in: language)
  }

  /// A movie's trailers and other videos.
  public func videos(of id: Movie.ID, in language: String? = nil) async throws(TMDbError) -> [Video] {
    try await answer(Listed<Video>.self, from: "movie/\(id)/videos", in: language).results
  }

  /// A movie's pictures: those in a language, and those without words.
  /// - Parameter language: A language by its two letters; English by default.
  public func images(of id: Movie.ID, in language: String = "en") async throws(TMDbError) -> MovieImages {
    var query = QueryItems()
    query.add("include_image_language", [language, "null"])
    return try await answer(MovieImages.self, from: "movie/\(id)/images", query)
  }

  /// All there is to know of a person.
  /// - Parameters:
  ///   - id: The person.
  ///   - additions: What else the same answer should hold; nothing by default.
  ///   - language: The language of the answer; that of the configuration by default.
  public func person(
    _ id: Person.ID, with additions: [PersonAddition] = [], in language: String? = nil
  ) async throws(TMDbError) -> Person {
    var query = QueryItems()
    query.add("append_to_response", additions.map(\.rawValue))
    return try await answer(Person.self, from: "person/\(id)", query, in: language)
  }

  /// The movies a person had a part in.
  public func movieCredits(of id: Person.ID, in language: String? = nil) async throws(TMDbError) -> PersonCredits {
    try await answer(PersonCredits.self, from: "person/\(id)/movie_credits", in: language)
  }

  /// The movies and series a person had a part in.
  public func combinedCredits(of id: Person.ID, in language: String? = nil) async throws(TMDbError) -> PersonCredits {
    try await answer(PersonCredits.self, from: "person/\(id)/combined_credits", in: language)
  }

  /// A person's portraits.
  public func images(ofPerson id: Person.ID) async throws(TMDbError) -> [ImageFile] {
    try await answer(Portraits.self, from: "person/\(id)/images").profiles
  }

  /// The genres that have a name in the language.
  public func genres(in language: String? = nil) async throws(TMDbError) -> [Genre] {
    try await answer(GenreList.self, from: "genre/movie/list", in: language).named
  }

  /// Where the service's pictures are, and in which sizes.
  public func imageConfiguration() async throws(TMDbError) -> ImageConfiguration {
    try await answer(ServiceConfiguration.self, from: "configuration").images
  }
}
