import Fetch

/// One page of a list of movies.
public struct MoviePage: Sendable, Hashable {
  /// The page, from 1.
  public var number: Int
  /// The movies, 20 as a rule.
  public var movies: [Movie]
  /// How many pages there are, says the service; it answers the first 500 only.
  public var totalPages: Int
  /// How many movies there are in all.
  public var totalResults: Int
  /// The days that movies now or soon in cinemas come out.
  public var dates: ClosedRange<Day>?

  /// The last page that the service answers.
  public static let limit = 500

  /// Creates a page.
  public init(
    number: Int, movies: [Movie], totalPages: Int, totalResults: Int, dates: ClosedRange<Day>? = nil
  ) {
    self.number = number
    self.movies = movies
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.dates = dates
  }
}

extension MoviePage: ResultPage {
  public var items: [Movie] { movies }
  public var isLast: Bool { movies.isEmpty || number >= min(totalPages, Self.limit) }
}

/// A list of movies that grows page by page: a pure value.
public typealias MoviePager = Pager<MoviePage>

extension Pager where Page == MoviePage {
  /// Creates an empty list, which ends with the last page that the service answers.
  public init() {
    self.init(pageSize: 20, lastPage: MoviePage.limit)
  }
}

extension MoviePage: Decodable {
  private enum CodingKeys: String, CodingKey {
    case dates, results
    case number = "page"
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }

  private enum DateKeys: String, CodingKey {
    case maximum, minimum
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var dates: ClosedRange<Day>?
    if let window = try? container.nestedContainer(keyedBy: DateKeys.self, forKey: .dates),
      let first = try window.day(.minimum), let last = try window.day(.maximum), first <= last
    {
      dates = first...last
    }
    self.init(
      number: try container.decode(Int.self, forKey: .number),
      movies: try container.decode([Movie].self, forKey: .results),
      totalPages: try container.decodeIfPresent(Int.self, forKey: .totalPages) ?? 1,
      totalResults: try container.decodeIfPresent(Int.self, forKey: .totalResults) ?? 0,
      dates: dates)
  }
}
