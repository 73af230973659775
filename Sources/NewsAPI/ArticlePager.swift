import Fetch

/// A list of articles that grows page by page: a pure value.
public typealias ArticlePager = Pager<ArticlePage>

extension Pager where Page == ArticlePage {
  /// Creates an empty list.
  /// - Parameters:
  ///   - pageSize: Articles per page, 1 to 100; 20 by default. A size that divides `resultLimit` reaches all of it.
  ///   - resultLimit: The last result that the key may reach; 100 for free keys, nil for no limit.
  public init(pageSize: Int = 20, resultLimit: Int? = 100) {
    let size = min(max(pageSize, 1), 100)
    // The service checks the last result of a page, not its first.
    self.init(pageSize: size, lastPage: resultLimit.map { $0 / size })
  }

  /// The articles so far.
  public var articles: [Article] { items }
}

extension ArticlePage: ResultPage {
  public var items: [Article] { articles }

  /// A page without any article, or with the last of the total. Withdrawn articles count.
  public var isLast: Bool {
    receivedCount == 0 || totalResults.map { number.multipliedReportingOverflow(by: size).partialValue >= $0 } ?? false
  }
}
