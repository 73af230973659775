import NewsAPI
import SwiftUI

/// A list of articles, or why there is none.
struct ArticlesList: View {
  @ObservedObject var model: ArticlesModel
  let services: ReaderServices

  var body: some View {
    Group {
      switch model.state {
      case .idle(let reason):
        EmptyNotice(symbol: "magnifyingglass", title: "Search", message: reason)
      case .failed(let error):
        EmptyNotice(
          symbol: "exclamationmark.triangle", title: "No articles", message: error.localizedDescription,
          retry: model.retry)
      case .loading where model.articles.isEmpty:
        ProgressView("Loading articles")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      case .loaded where model.articles.isEmpty:
        EmptyNotice(symbol: "newspaper", title: "Nothing found", message: "There are no articles for this choice.")
      case .loading, .loaded:
        List(model.articles) { article in
          ArticleRow(article: article, pictures: services.pictures)
            .onAppear { model.loadMore(after: article) }
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
}
