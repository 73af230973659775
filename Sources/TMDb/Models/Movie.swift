import Foundation

/// A movie as lists show it. Everything that the service may leave empty is optional.
public struct Movie: Sendable, Hashable, Identifiable {
  /// The service's number for it.
  public var id: Int
  /// The title in the language of the request, or the original one.
  public var title: String
  /// The title in the language it was made in.
  public var originalTitle: String?
  /// The language it was made in, by its two letters.
  public var originalLanguage: String?
  /// A few sentences on what it is about.
  public var overview: String?
  /// The day it first came out.
  public var releaseDate: Day?
  /// Its poster, 2 wide and 3 high.
  public var poster: ImagePath?
  /// A still, 16 wide and 9 high.
  public var backdrop: ImagePath?
  /// The numbers of its genres, of which some may be unknown.
  public var genreIDs: [Genre.ID]
  /// The average of all votes, 0 to 10; nil if nobody has voted.
  public var rating: Double?
  /// The number of votes.
  public var voteCount: Int
  /// The service's measure of how many people look at it.
  public var popularity: Double
  /// Whether it is for adults only.
  public var isAdult: Bool

  /// Creates a movie.
  public init(
    id: Int, title: String, originalTitle: String? = nil, originalLanguage: String? = nil, overview: String? = nil,
    releaseDate: Day? = nil, poster: ImagePath? = nil, backdrop: ImagePath? = nil, genreIDs: [Genre.ID] = [],
    rating: Double? = nil, voteCount: Int = 0, popularity: Double = 0, isAdult: Bool = false
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle
    self.originalLanguage = originalLanguage
    self.overview = overview
    self.releaseDate = releaseDate
    self.poster = poster
    self.backdrop = backdrop
    self.genreIDs = genreIDs
    self.rating = rating
    self.voteCount = voteCount
    self.popularity = popularity
    self.isAdult = isAdult
  }
}

extension Movie: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, title, name, overview, popularity, adult, genres
    case originalTitle = "original_title"
    case originalName = "original_name"
    case originalLanguage = "original_language"
    case releaseDate = "release_date"
    case firstAirDate = "first_air_date"
    case poster = "poster_path"
    case backdrop = "backdrop_path"
    case genreIDs = "genre_ids"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  /// Reads a movie, which must have a number and a title. A series, as people's credits list them, has a name and a
  /// first day on air in their place; details have genres in place of their numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let votes = try container.decodeIfPresent(Int.self, forKey: .voteCount) ?? 0
    let average = try container.decodeIfPresent(Double.self, forKey: .voteAverage)
    let genres: [Genre] = try container.list(.genres)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      title: try container.decodeIfPresent(String.self, forKey: .name)
        ?? container.decode(String.self, forKey: .title),
      originalTitle: try container.text(.originalTitle) ?? container.text(.originalName),
      originalLanguage: try container.text(.originalLanguage),
      overview: try container.text(.overview),
      releaseDate: try container.day(.releaseDate) ?? container.day(.firstAirDate),
      poster: try container.image(.poster),
      backdrop: try container.image(.backdrop),
      genreIDs: try container.decodeIfPresent([Int].self, forKey: .genreIDs) ?? genres.map(\.id),
      rating: votes > 0 ? average : nil,
      voteCount: votes,
      popularity: try container.decodeIfPresent(Double.self, forKey: .popularity) ?? 0,
      isAdult: try container.decodeIfPresent(Bool.self, forKey: .adult) ?? false)
  }
}
