import NewsAPI
import SwiftUI

/// A list of articles, or why there is none, under something that scrolls with it.
struct ArticlesList<Header: View>: View {
  @ObservedObject private var model: ArticlesModel
  private let services: ReaderServices
  private let nothingFound: String
  private let header: Header

  /// Makes a list; `nothingFound` is what is said of an empty one.
  init(
    model: ArticlesModel, services: ReaderServices, nothingFound: String,
    @ViewBuilder header: () -> Header = { EmptyView() }
  ) {
    self.model = model
    self.services = services
    self.nothingFound = nothingFound
    self.header = header()
  }

  var body: some View {
    Group {
      if model.articles.isEmpty {
        VStack(spacing: 0) {
          header
            .padding(.horizontal)
            .readableWidth()
          notice
        }
      } else {
        List {
          header
          ForEach(model.articles) { article in
            ArticleRow(article: article, pictures: services.pictures)
              .onAppear { model.loadMore(after: article) }
          }
        }
        .listStyle(.plain)
        .opacity(model.state == .loading ? 0.5 : 1)
      }
    }
    .alert(item: $model.alert) { error in
      Alert(
        title: Text("The news did not arrive"), message: Text(error.localizedDescription),
        dismissButton: .default(Text("OK")))
    }
  }

  @ViewBuilder private var notice: some View {
    switch model.state {
    case .idle(let reason):
      EmptyNotice(symbol: "magnifyingglass", title: "Search", message: reason)
    case .failed(let error):
      EmptyNotice(
        symbol: "exclamationmark.triangle", title: "No articles", message: error.localizedDescription,
        retry: model.retry)
    case .loading:
      ProgressView("Loading articles")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .loaded:
      EmptyNotice(symbol: "newspaper", title: "Nothing found", message: nothingFound)
    }
  }
}
