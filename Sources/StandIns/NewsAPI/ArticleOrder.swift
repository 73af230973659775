/// How the found articles are ordered; an unknown name means by date.
enum ArticleOrder: Sendable, Equatable {
  case relevancy
  case popularity
  case publishedAt

  init(_ name: String?) {
    switch name?.lowercased() {
    case "relevancy": self = .relevancy
    case "popularity": self = .popularity
    default: self = .publishedAt
    }
  }

  /// Sorts articles that come newest first.
  func sorted(_ articles: [Article], _ query: ArticleQuery) -> [Article] {
    switch self {
    case .publishedAt: articles
    case .popularity: descending(articles) { $0.popularity }
    case .relevancy: descending(articles) { query.score($0) }
    }
  }

  private func descending(_ articles: [Article], by rank: (Article) -> Int) -> [Article] {
    articles.enumerated().map { (offset: $0.offset, rank: rank($0.element), article: $0.element) }
      .sorted { $0.rank != $1.rank ? $0.rank > $1.rank : $0.offset < $1.offset }
      .map(\.article)
  }
}
