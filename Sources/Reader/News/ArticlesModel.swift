import Combine
import Foundation
import NewsAPI

/// The articles that the reader's choices lead to.
///
/// `kind`, `words` and `category` are inputs, which the screen's controls set; the list follows them.
@MainActor
final class ArticlesModel: ObservableObject {
  @Published var kind = ArticlesRequest.Kind.headlines
  @Published var words = ""
  @Published var category = Category.science
  private(set) lazy var list = ArticlesList(news: news, questions)

  private let news: NewsAPI

  /// The articles that the reader chooses.
  init(news: NewsAPI) {
    self.news = news
  }

  private var questions: some Publisher<Question<Endpoint>, Never> {
    Publishers.CombineLatest3($kind, $words.settled(), $category)
      .map { ArticlesRequest(kind: $0, words: $1, category: $2).question }
  }
}
