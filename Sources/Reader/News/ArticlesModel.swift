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
    // What is there at the start is asked for at once; typing is waited for.
    let settledWords = $words.first().merge(
      with: $words.dropFirst().debounce(for: 0.1, scheduler: RunLoop.main))
    return Publishers.CombineLatest3($kind, settledWords, $category)
      .map { ArticlesRequest(kind: $0, words: $1, category: $2).question }
  }
}
