import Foundation

/// All there is to know of a movie. What was not asked for in addition is nil.
public struct MovieDetails: Sendable, Hashable, Identifiable {
  /// What lists show of it.
  public var movie: Movie
  /// A line for its poster.
  public var tagline: String?
  /// How long it is, in minutes.
  public var runtime: Int?
  /// Its genres.
  public var genres: [Genre]
  /// Where it stands, such as "Released" or "Post Production".
  public var status: String?
  /// What it cost, in American dollars.
  public var budget: Int?
  /// What it brought in, in American dollars.
  public var revenue: Int?
  /// Its own site.
  public var homepage: URL?
  /// Its number at the Internet Movie Database.
  public var imdbID: String?
  /// The names of the companies that made it.
  public var companies: [String]
  /// The countries it was made in, by their two letters.
  public var countries: [String]
  /// The languages spoken in it, by their two letters.
  public var languages: [String]
  /// Who made it.
  public var credits: Credits?
  /// Trailers and other videos.
  public var videos: [Video]?
  /// Posters, stills and logos.
  public var images: MovieImages?
  /// What those like who liked it: the first page.
  public var recommendations: MoviePage?
  /// Movies with the same genres and keywords: the first page.
  public var similar: MoviePage?

  /// The movie's number.
  public var id: Movie.ID { movie.id }
}

extension MovieDetails: Decodable {
  private enum CodingKeys: String, CodingKey {
    case tagline, runtime, genres, status, budget, revenue, homepage, credits, videos, images, recommendations, similar
    case imdbID = "imdb_id"
    case companies = "production_companies"
    case countries = "production_countries"
    case languages = "spoken_languages"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let genres: [Genre] = try container.list(.genres)
    let companies: [Company] = try container.list(.companies)
    let countries: [ProductionCountry] = try container.list(.countries)
    let languages: [SpokenLanguage] = try container.list(.languages)
    self.init(
      movie: try Movie(from: decoder),
      tagline: try container.text(.tagline),
      runtime: try container.count(.runtime),
      genres: genres.filter { $0.name?.isEmpty == false },
      status: try container.text(.status),
      budget: try container.count(.budget),
      revenue: try container.count(.revenue),
      homepage: try container.address(.homepage),
      imdbID: try container.text(.imdbID),
      companies: companies.compactMap(\.name),
      countries: countries.compactMap(\.code),
      languages: languages.compactMap(\.code),
      credits: try container.decodeIfPresent(Credits.self, forKey: .credits),
      videos: try container.decodeIfPresent(Listed<Video>.self, forKey: .videos)?.results,
      images: try container.decodeIfPresent(MovieImages.self, forKey: .images),
      recommendations: try container.decodeIfPresent(MoviePage.self, forKey: .recommendations),
      similar: try container.decodeIfPresent(MoviePage.self, forKey: .similar))
  }

  private struct Company: Decodable {
    let name: String?
  }

  private struct ProductionCountry: Decodable {
    let code: String?
    private enum CodingKeys: String, CodingKey { case code = "iso_3166_1" }
  }

  private struct SpokenLanguage: Decodable {
    let code: String?
    private enum CodingKeys: String, CodingKey { case code = "iso_639_1" }
  }
}

/// A list without pages.
struct Listed<Item: Decodable & Sendable>: Decodable, Sendable {
  let results: [Item]
}
