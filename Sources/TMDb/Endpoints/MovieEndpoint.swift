import Fetch

/// A list of movies that can be asked for, page by page.
public enum MovieEndpoint: Sendable, Hashable {
  /// In cinemas now, anywhere.
  case nowPlaying
  /// What most people look at.
  case popular
  /// In cinemas soon, anywhere: films that return are among them.
  case upcoming
  /// What people like best.
  case topRated
  /// Movies whose title fits some words.
  case search(searchString: String)
  /// Movies of a genre, what most people look at first.
  case genre(Genre.ID)
  /// Movies with the same genres and keywords as one.
  case similar(to: Movie.ID)
  /// What those like who liked one.
  case recommended(from: Movie.ID)
  /// Movies chosen with every parameter there is.
  case discover(DiscoverQuery)
  /// A search with every parameter there is.
  case find(SearchQuery)

  /// The collection at a position of a picker: 0 now playing, 1 popular, 2 upcoming, 3 top rated; nil for any other.
  public init?(index: Int) {
    guard Self.collections.indices.contains(index) else { return nil }
    self = Self.collections[index]
  }

  /// The four collections, in the order of a picker.
  public static let collections: [MovieEndpoint] = [.nowPlaying, .popular, .upcoming, .topRated]

  /// The path below the service's address.
  public var path: String {
    switch self {
    case .nowPlaying: "movie/now_playing"
    case .popular: "movie/popular"
    case .upcoming: "movie/upcoming"
    case .topRated: "movie/top_rated"
    case .search, .find: "search/movie"
    case .genre, .discover: "discover/movie"
    case .similar(let id): "movie/\(id)/similar"
    case .recommended(let id): "movie/\(id)/recommendations"
    }
  }

  var query: QueryItems {
    switch self {
    case .nowPlaying, .popular, .upcoming, .topRated, .similar, .recommended: QueryItems()
    case .search(let words): SearchQuery(words).items
    case .genre(let id): DiscoverQuery(genres: .all([id])).items
    case .discover(let query): query.items
    case .find(let query): query.items
    }
  }
}
