import Combine
import Foundation
import NewsAPI

/// The articles that the reader's choice leads to.
///
/// `choice` and `country` are inputs, which the screen's controls set; the list follows them.
@MainActor
final class ArticlesModel: ObservableObject {
  @Published var choice = NewsChoice.headlines
  /// Whose headlines: a setting of the reader.
  @Published var country = Country.us
  private(set) lazy var list = ArticlesList(
    news: news, book: book, isChoice: true,
    Publishers.CombineLatest($choice, $country).map { choice, country in .ask(choice.endpoint(country: country)) })

  private let news: NewsAPI
  private let book: ArticleBook

  init(news: NewsAPI, book: ArticleBook) {
    self.news = news
    self.book = book
  }
}

/// The articles that fit what the reader types.
@MainActor
final class ArticleSearchModel: ObservableObject {
  /// How many characters a search may have: fewer find everything, more find nothing.
  nonisolated static let lengths = 3...30

  @Published var words = ""
  private(set) lazy var list = ArticlesList(news: news, book: book, $words.settled().map(Self.question))

  private let news: NewsAPI
  private let book: ArticleBook

  init(news: NewsAPI, book: ArticleBook) {
    self.news = news
    self.book = book
  }

  private nonisolated static func question(_ words: String) -> Question<Endpoint> {
    let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
    if words.isEmpty { return .wait("Type at least three letters to search all articles.") }
    if words.count < lengths.lowerBound { return .wait("Keep typing: a search needs three letters.") }
    if words.count > lengths.upperBound { return .wait("A search may have thirty letters at most.") }
    return .ask(.search(searchFilter: words))
  }
}
