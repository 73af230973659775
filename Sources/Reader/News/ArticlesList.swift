import Combine
import NewsAPI
import SwiftUI

/// A list of articles that grows as it is read.
typealias ArticlesList = PagedList<Endpoint, ArticlePage>

extension PagedList where Asked == Endpoint, Page == ArticlePage {
  /// Makes a list that follows a question.
  convenience init(
    news: NewsAPI, book: ArticleBook, isChoice: Bool = false, _ questions: some Publisher<Question<Endpoint>, Never>
  ) {
    let pager = ArticlePager(resultLimit: news.configuration.resultLimit)
    self.init(questions, pager: pager, isChoice: isChoice) { endpoint, page in
      news.fetchPage(page, of: endpoint, size: pager.pageSize)
        .handleEvents(receiveOutput: { book.note($0.articles) })
        .eraseToAnyPublisher()
    }
  }

  /// Makes the list of a source's articles.
  convenience init(news: NewsAPI, book: ArticleBook, source: String) {
    self.init(news: news, book: book, Just(.ask(.articlesFromSource(source))))
  }
}

/// A list of articles on the screen, under something that scrolls with it.
struct ArticlesListView<Header: View>: View {
  private let list: ArticlesList
  private let services: ReaderServices
  private let nothingFound: LocalizedStringKey
  private let header: Header
  @Environment(\.articleOrder) private var order

  /// Makes a list; `nothingFound` is what is said of an empty one.
  init(
    _ list: ArticlesList, services: ReaderServices, nothingFound: LocalizedStringKey,
    @ViewBuilder header: () -> Header = { EmptyView() }
  ) {
    self.list = list
    self.services = services
    self.nothingFound = nothingFound
    self.header = header()
  }

  var body: some View {
    PagedListView(list, words: words, order: order, header: { header }) { article, focus in
      ArticleRow(article: article, pictures: services.pictures, focus: focus)
    }
  }

  private var words: ListWords {
    ListWords(
      failure: "The news did not arrive", loading: "Loading articles", nothingFound: nothingFound, symbol: "newspaper")
  }
}
