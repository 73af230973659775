import Combine
import NewsAPI

/// The articles that the reader's choices lead to.
///
/// `choice` and `words` are inputs, which the screen's controls set; the list follows them.
@MainActor
final class ArticlesModel: ObservableObject {
  @Published var choice = NewsChoice.headlines
  @Published var words = ""
  /// Whose headlines: a setting of the reader.
  @Published var country = Country.us
  private(set) lazy var list = ArticlesList(news: news, book: book, questions)

  private let news: NewsAPI
  private let book: ArticleBook

  init(news: NewsAPI, book: ArticleBook) {
    self.news = news
    self.book = book
  }

  private var questions: some Publisher<Question<Endpoint>, Never> {
    Publishers.CombineLatest3($choice, $words.settled(), $country)
      .map { choice, words, country in choice.question(words: words, country: country) }
  }
}
