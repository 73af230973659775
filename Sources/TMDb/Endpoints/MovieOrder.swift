import Fetch

/// An order of movies to discover.
public struct MovieOrder: OpenValue {
  /// The text the service uses.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let popularity = MovieOrder("popularity.desc")
  public static let newestFirst = MovieOrder("primary_release_date.desc")
  public static let oldestFirst = MovieOrder("primary_release_date.asc")
  public static let bestFirst = MovieOrder("vote_average.desc")
  public static let mostVotesFirst = MovieOrder("vote_count.desc")
  public static let highestRevenueFirst = MovieOrder("revenue.desc")
  public static let title = MovieOrder("title.asc")
}
