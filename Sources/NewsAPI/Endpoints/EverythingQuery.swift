import Fetch
import Foundation

/// The parameters of a search in all articles. The service wants one of `q`, `qInTitle`, `sources` and `domains` at least.
public struct EverythingQuery: Sendable, Hashable {
  /// Words, "exact phrases", + - AND OR NOT and parentheses; 500 characters at most.
  public var q: String?
  /// Words looked for in titles only; `searchIn` is the newer way.
  public var qInTitle: String?
  /// The parts searched; all by default.
  public var searchIn: [SearchField]
  /// Identifiers of sources, 20 at most.
  public var sources: [String]
  /// Host names to keep to.
  public var domains: [String]
  /// Host names to leave out.
  public var excludeDomains: [String]
  /// The oldest time of publication.
  public var from: Date?
  /// The newest time of publication.
  public var to: Date?
  /// The language; any by default.
  public var language: Language?
  /// The order; newest first by default.
  public var sortBy: SortOrder?
  /// Articles per page, 1 to 100; the service's default is 100.
  public var pageSize: Int?
  /// The page, from 1.
  public var page: Int?

  /// Creates a search; every parameter is left to the service by default.
  public init(
    q: String? = nil, qInTitle: String? = nil, searchIn: [SearchField] = [], sources: [String] = [],
    domains: [String] = [], excludeDomains: [String] = [], from: Date? = nil, to: Date? = nil,
    language: Language? = nil, sortBy: SortOrder? = nil, pageSize: Int? = nil, page: Int? = nil
  ) {
    self.q = q
    self.qInTitle = qInTitle
    self.searchIn = searchIn
    self.sources = sources
    self.domains = domains
    self.excludeDomains = excludeDomains
    self.from = from
    self.to = to
    self.language = language
    self.sortBy = sortBy
    self.pageSize = pageSize
    self.page = page
  }

  var items: QueryItems {
    var items = QueryItems()
    items.add("q", q)
    items.add("qInTitle", qInTitle)
    items.add("searchIn", searchIn.map(\.rawValue))
    items.add("sources", sources)
    items.add("domains", domains)
    items.add("excludeDomains", excludeDomains)
    items.add("from", from.map(Timestamp.format))
    items.add("to", to.map(Timestamp.format))
    items.add("language", language?.rawValue)
    items.add("sortBy", sortBy?.rawValue)
    items.add("pageSize", pageSize)
    items.add("page", page)
    return items
  }
}
