import Fetch

/// Which movies to discover: all conditions hold together.
public struct DiscoverQuery: Sendable, Hashable {
  /// Several numbers of which all or any must fit.
  public enum Choice: Sendable, Hashable {
    case all([Int])
    case any([Int])

    var text: String {
      switch self {
      case .all(let numbers): numbers.map(String.init).joined(separator: ",")
      case .any(let numbers): numbers.map(String.init).joined(separator: "|")
      }
    }
  }

  /// The genres.
  public var genres: Choice?
  /// The genres to leave out.
  public var withoutGenres: Choice?
  /// Who plays in it.
  public var cast: Choice?
  /// Who made it, before or behind the camera.
  public var people: Choice?
  /// The order; by popularity by default.
  public var order: MovieOrder?
  /// The year of the first release.
  public var year: Int?
  /// The first and the last day of the first release.
  public var releasedFrom: Day?
  /// The last day of the first release.
  public var releasedTo: Day?
  /// The least average vote, 0 to 10.
  public var leastVoteAverage: Double?
  /// The least number of votes.
  public var leastVoteCount: Int?
  /// The language it was made in, by its two letters.
  public var originalLanguage: String?
  /// The longest running time in minutes.
  public var longestRuntime: Int?

  /// Creates a question; every parameter is left to the service by default.
  public init(
    genres: Choice? = nil, withoutGenres: Choice? = nil, cast: Choice? = nil, people: Choice? = nil,
    order: MovieOrder? = nil, year: Int? = nil, releasedFrom: Day? = nil, releasedTo: Day? = nil,
    leastVoteAverage: Double? = nil, leastVoteCount: Int? = nil, originalLanguage: String? = nil,
    longestRuntime: Int? = nil
  ) {
    self.genres = genres
    self.withoutGenres = withoutGenres
    self.cast = cast
    self.people = people
    self.order = order
    self.year = year
    self.releasedFrom = releasedFrom
    self.releasedTo = releasedTo
    self.leastVoteAverage = leastVoteAverage
    self.leastVoteCount = leastVoteCount
    self.originalLanguage = originalLanguage
    self.longestRuntime = longestRuntime
  }

  var items: QueryItems {
    var items = QueryItems()
    items.add("with_genres", genres?.text)
    items.add("without_genres", withoutGenres?.text)
    items.add("with_cast", cast?.text)
    items.add("with_people", people?.text)
    items.add("sort_by", order?.rawValue)
    items.add("primary_release_year", year)
    items.add("primary_release_date.gte", releasedFrom?.description)
    items.add("primary_release_date.lte", releasedTo?.description)
    items.add("vote_average.gte", leastVoteAverage.map { String($0) })
    items.add("vote_count.gte", leastVoteCount)
    items.add("with_original_language", originalLanguage)
    items.add("with_runtime.lte", longestRuntime)
    return items
  }
}
