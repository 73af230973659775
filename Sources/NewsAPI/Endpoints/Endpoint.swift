import Fetch
import Foundation

/// What can be asked of the service.
public enum Endpoint: Sendable, Hashable {
  /// The latest news of the country whose headlines the service has for everyone, `us`.
  case topHeadLines
  /// The latest news of a section.
  case articlesFromCategory(_ category: Category)
  /// The articles of a source, by its identifier.
  case articlesFromSource(_ source: String)
  /// Articles that fit a search.
  case search(searchFilter: String)
  /// The sources of a country.
  case sources(country: Country)
  /// Headlines with every parameter there is.
  case headlines(HeadlinesQuery)
  /// A search with every parameter there is.
  case everything(EverythingQuery)
  /// Sources with every parameter there is.
  case sourceIndex(SourcesQuery)

  /// The kind at a position of a picker: 0 headlines, 1 search, 2 category, 3 source, 4 sources; nil for any other.
  /// - Parameter text: What the kind needs: words, a category, a source, a country.
  public init?(index: Int, text: String = "sports") {
    switch index {
    case 0: self = .topHeadLines
    case 1: self = .search(searchFilter: text)
    case 2: self = .articlesFromCategory(Category(text))
    case 3: self = .articlesFromSource(text)
    case 4: self = .sources(country: Country(text))
    default: return nil
    }
  }

  /// Where the real service is.
  public static let serviceURL = URL(string: "https://newsapi.org/v2/") ?? URL(fileURLWithPath: "/")

  /// The address at the real service.
  public var absoluteURL: URL? { url(relativeTo: Self.serviceURL) }

  /// The address at a service elsewhere, such as a stand-in. The key is not part of it; it goes into a header field.
  public func url(relativeTo base: URL) -> URL? {
    base.appending(path: path, query: query)
  }

  /// The last part of the path.
  public var path: String {
    switch self {
    case .topHeadLines, .articlesFromCategory, .headlines: "top-headlines"
    case .articlesFromSource, .search, .everything: "everything"
    case .sources, .sourceIndex: "top-headlines/sources"
    }
  }

  /// Whether it answers with sources; otherwise with articles.
  public var isSources: Bool {
    switch self {
    case .sources, .sourceIndex: true
    default: false
    }
  }

  private var query: QueryItems {
    switch self {
    case .topHeadLines: HeadlinesQuery(country: .us).items
    case .articlesFromCategory(let category): HeadlinesQuery(country: .us, category: category).items
    case .articlesFromSource(let source): EverythingQuery(sources: [source]).items
    case .search(let words): EverythingQuery(q: words).items
    case .sources(let country): SourcesQuery(country: country).items
    case .headlines(let query): query.items
    case .everything(let query): query.items
    case .sourceIndex(let query): query.items
    }
  }

  /// The same question for one page of the answer; nil for sources, which have no pages.
  func page(_ page: Int, size: Int) -> Endpoint? {
    switch self {
    case .topHeadLines: return .headlines(HeadlinesQuery(country: .us, pageSize: size, page: page))
    case .articlesFromCategory(let category):
      return .headlines(HeadlinesQuery(country: .us, category: category, pageSize: size, page: page))
    case .articlesFromSource(let source):
      return .everything(EverythingQuery(sources: [source], pageSize: size, page: page))
    case .search(let words): return .everything(EverythingQuery(q: words, pageSize: size, page: page))
    case .headlines(var query):
      (query.pageSize, query.page) = (size, page)
      return .headlines(query)
    case .everything(var query):
      (query.pageSize, query.page) = (size, page)
      return .everything(query)
    case .sources, .sourceIndex: return nil
    }
  }
}
