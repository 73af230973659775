import Combine
import Foundation
import NewsAPI

/// The articles that the reader's choices lead to.
///
/// `kind`, `words` and `category` are inputs, which the screen's controls set; `articles` and `state` follow them. The
/// latest input wins: a question that is overtaken is cancelled. An error is shown and ends nothing.
@MainActor
final class ArticlesModel: ObservableObject {
  @Published var kind = ArticlesRequest.Kind.headlines
  @Published var words = ""
  @Published var category = Category.science
  /// The error that the reader has not been told of yet.
  @Published var alert: NewsError?
  @Published private(set) var articles: [Article] = []
  @Published private(set) var state = LoadState<NewsError>.loading

  private typealias Question = ArticlesRequest.Question
  private typealias Answer = Result<ArticlePage, NewsError>

  private let news: NewsAPI
  private let retries = PassthroughSubject<Void, Never>()
  private var endpoint: Endpoint?
  private var pager = ArticlePager()
  private var nextPage: AnyCancellable?
  private var subscription: AnyCancellable?

  /// The articles that the reader chooses.
  init(news: NewsAPI) {
    self.news = news
    // What is there at the start is asked for at once; typing is waited for.
    let settledWords = $words.first().merge(
      with: $words.dropFirst().debounce(for: 0.1, scheduler: RunLoop.main))
    let questions = Publishers.CombineLatest3($kind, settledWords, $category)
      .map { ArticlesRequest(kind: $0, words: $1, category: $2).question }
      .removeDuplicates()
    follow(questions.eraseToAnyPublisher())
  }

  /// The articles of one source.
  init(news: NewsAPI, source: String) {
    self.news = news
    follow(Just(.ask(.articlesFromSource(source))).eraseToAnyPublisher())
  }

  /// Asks again after an error.
  func retry() {
    retries.send()
  }

  /// Asks for the next page when the reader comes to the last article.
  func loadMore(after article: Article) {
    guard article.id == articles.last?.id, state == .loaded, nextPage == nil, let endpoint,
      let page = pager.nextPage
    else { return }
    nextPage = ask(endpoint, page: page)
      .sink { [weak self] answer in
        self?.nextPage = nil
        self?.take(answer)
      }
  }

  private func follow(_ questions: AnyPublisher<Question, Never>) {
    subscription = Publishers.CombineLatest(questions, retries.prepend(()))
      .map(\.0)
      .handleEvents(receiveOutput: { [weak self] question in self?.begin(question) })
      .map { [weak self] question -> AnyPublisher<Answer, Never> in
        guard case .ask(let endpoint) = question, let self else { return Empty().eraseToAnyPublisher() }
        return self.ask(endpoint, page: 1)
      }
      .switchToLatest()
      .sink { [weak self] answer in self?.take(answer) }
  }

  /// An answer on the main thread. What is overtaken is cancelled here too, after it has come.
  private func ask(_ endpoint: Endpoint, page: Int) -> AnyPublisher<Answer, Never> {
    news.fetchPage(page, of: endpoint, size: pager.pageSize)
      .asResult()
      .receive(on: RunLoop.main)
      .eraseToAnyPublisher()
  }

  private func begin(_ question: Question) {
    nextPage = nil
    pager = ArticlePager(resultLimit: news.configuration.resultLimit)
    switch question {
    case .ask(let endpoint):
      self.endpoint = endpoint
      state = .loading
    case .wait(let reason):
      endpoint = nil
      articles = []
      state = .idle(reason)
    }
  }

  private func take(_ answer: Answer) {
    switch answer {
    case .success(let page):
      pager.append(page)
      articles = pager.articles
      state = .loaded
    case .failure(let error):
      if pager.fail(error) { return }
      alert = error
      guard pager.articles.isEmpty else { return }
      articles = []
      state = .failed(error)
    }
  }
}
