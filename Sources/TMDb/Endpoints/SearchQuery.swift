import Fetch

/// The parameters of a search for movies.
public struct SearchQuery: Sendable, Hashable {
  /// Words of a title. The service wants one at least.
  public var words: String
  /// Whether to include movies for adults only; the service leaves them out by default.
  public var includesAdult: Bool?
  /// The country whose release dates count, by its two letters.
  public var region: String?
  /// The year of a release anywhere.
  public var year: Int?
  /// The year of the first release.
  public var primaryReleaseYear: Int?

  /// Creates a search; every other parameter is left to the service by default.
  public init(
    _ words: String, includesAdult: Bool? = nil, region: String? = nil, year: Int? = nil,
    primaryReleaseYear: Int? = nil
  ) {
    self.words = words
    self.includesAdult = includesAdult
    self.region = region
    self.year = year
    self.primaryReleaseYear = primaryReleaseYear
  }

  var items: QueryItems {
    var items = QueryItems()
    items.add("query", words)
    items.add("include_adult", includesAdult.map(String.init))
    items.add("region", region)
    items.add("year", year)
    items.add("primary_release_year", primaryReleaseYear)
    return items
  }
}
