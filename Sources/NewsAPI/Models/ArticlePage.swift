/// One page of a list of articles.
public struct ArticlePage: Sendable, Hashable {
  /// The page, from 1.
  public var number: Int
  /// The articles asked for per page.
  public var size: Int
  /// The articles that can be read.
  public var articles: [Article]
  /// How many articles the service sent, withdrawn and repeated ones included.
  public var receivedCount: Int
  /// How many there are in all, says the service: more than can be fetched, and different from page to page.
  public var totalResults: Int?

  /// Creates a page.
  public init(number: Int, size: Int, articles: [Article], receivedCount: Int, totalResults: Int?) {
    self.number = number
    self.size = size
    self.articles = articles
    self.receivedCount = receivedCount
    self.totalResults = totalResults
  }
}
