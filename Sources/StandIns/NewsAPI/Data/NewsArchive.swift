import Foundation
import Synchronization

/// The articles of the last month, newest first. As time goes by new ones appear and old ones go.
final class NewsArchive: Sendable {
  let writer: ArticleWriter
  private let shelf = Mutex(Shelf())

  /// How far back it reaches.
  static let days = 31

  fileprivate struct Shelf {
    /// Oldest first, with consecutive numbers.
    var articles: [Article] = []
  }

  init(seed: UInt64, configuration: NewsAPIConfiguration) {
    writer = ArticleWriter(seed: seed, configuration: configuration)
  }

  /// What has been published in the month before a point in time, newest first.
  func articles(at now: Date) -> [Article] {
    let last = Int((now.timeIntervalSince1970 / Double(ArticleWriter.interval)).rounded(.down))
    let first = last - Self.days * 86400 / ArticleWriter.interval
    return shelf.withLock { shelf in
      shelf.show(first...last, writer)
      return shelf.articles.reversed().filter { $0.date <= now }
    }
  }

  /// An article of any time by its number; nil for numbers that lie in the future.
  func article(_ number: Int, at now: Date) -> Article? {
    guard number > 0, number <= Int(now.timeIntervalSince1970) / ArticleWriter.interval else { return nil }
    return writer.article(number)
  }
}

extension NewsArchive.Shelf {
  /// Keeps what is still wanted and writes the rest.
  fileprivate mutating func show(_ wanted: ClosedRange<Int>, _ writer: ArticleWriter) {
    articles.removeAll { !wanted.contains($0.number) }
    guard let oldest = articles.first?.number, let newest = articles.last?.number else {
      articles = wanted.map(writer.article)
      return
    }
    if oldest > wanted.lowerBound { articles = (wanted.lowerBound..<oldest).map(writer.article) + articles }
    if newest < wanted.upperBound { articles += ((newest + 1)...wanted.upperBound).map(writer.article) }
  }
}
