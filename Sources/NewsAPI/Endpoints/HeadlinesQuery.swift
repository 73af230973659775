import Fetch

/// The parameters of the headlines. The service wants one of them at least, and `sources` never with `country` or
/// `category`.
public struct HeadlinesQuery: Sendable, Hashable {
  /// The country; since 2024 the service has headlines of `us` only.
  public var country: Country?
  /// The section.
  public var category: Category?
  /// Identifiers of sources, 20 at most.
  public var sources: [String]
  /// Words to look for.
  public var q: String?
  /// Articles per page, 1 to 100; the service's default is 20.
  public var pageSize: Int?
  /// The page, from 1.
  public var page: Int?

  /// Creates a question; every parameter is left to the service by default.
  public init(
    country: Country? = nil, category: Category? = nil, sources: [String] = [], q: String? = nil,
    pageSize: Int? = nil, page: Int? = nil
  ) {
    self.country = country
    self.category = category
    self.sources = sources
    self.q = q
    self.pageSize = pageSize
    self.page = page
  }

  var items: QueryItems {
    var items = QueryItems()
    items.add("country", country?.rawValue)
    items.add("category", category?.rawValue)
    items.add("sources", sources)
    items.add("q", q)
    items.add("pageSize", pageSize)
    items.add("page", page)
    return items
  }
}
