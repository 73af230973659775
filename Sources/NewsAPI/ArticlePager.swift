/// A list of articles that grows page by page: a pure value.
///
/// New articles push old ones to later pages while a reader scrolls, so pages overlap: what is there already is not
/// added again. The list ends with an empty page, with the last result the key may reach, or when the service says so.
public struct ArticlePager: Sendable, Hashable {
  /// Articles per page.
  public let pageSize: Int
  /// The articles so far.
  public private(set) var articles: [Article] = []
  /// The page to ask for next; nil at the end.
  public private(set) var nextPage: Int?

  private let resultLimit: Int?
  private var known: Set<String> = []

  /// Creates an empty list.
  /// - Parameters:
  ///   - pageSize: Articles per page, 1 to 100; 20 by default. A size that divides `resultLimit` reaches all of it.
  ///   - resultLimit: The last result that the key may reach; 100 for free keys, nil for no limit.
  public init(pageSize: Int = 20, resultLimit: Int? = 100) {
    self.pageSize = min(max(pageSize, 1), 100)
    self.resultLimit = resultLimit
    nextPage = 1
    nextPage = reachable(1)
  }

  /// Whether there is nothing more to ask for.
  public var isComplete: Bool { nextPage == nil }

  /// Adds a page and returns what is new. A page that was not asked for is ignored.
  @discardableResult
  public mutating func append(_ page: ArticlePage) -> [Article] {
    guard page.number == nextPage else { return [] }
    let new = page.articles.filter { known.insert($0.id).inserted }
    articles += new
    let isLast = page.receivedCount == 0 || page.totalResults.map { page.number * pageSize >= $0 } ?? false
    nextPage = isLast ? nil : reachable(page.number + 1)
    return new
  }

  /// Notes that the service gave an error: the end of the results ends the list; after any other the page can be tried
  /// again. Returns whether the error was the end.
  @discardableResult
  public mutating func fail(_ error: NewsError) -> Bool {
    guard error.isEndOfResults else { return false }
    nextPage = nil
    return true
  }

  /// The service checks the last result of a page, not its first.
  private func reachable(_ page: Int) -> Int? {
    guard let resultLimit else { return page }
    return page * pageSize <= resultLimit ? page : nil
  }
}
