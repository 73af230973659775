import NewsAPI
import SwiftUI

/// The news: articles, and the sources they come from.
struct NewsSection: View {
  private let services: ReaderServices
  /// What was listed last, to be read one after the other.
  @StateObject private var order = ReadingOrder<Article>()

  init(services: ReaderServices) {
    self.services = services
  }

  var body: some View {
    NavigationSplitView {
      ArticlesScreen(services: services)
        .navigationDestination(for: NewsRoute.self) { route in
          screen(route)
            .background { if !route.hasSearch { SearchKey(route: NewsRoute.search) } }
        }
        .listColumn()
    } detail: {
      EmptyNotice(symbol: "newspaper", title: "No article chosen", message: Text("Choose one in the list."))
    }
    .environment(\.articleOrder, order)
  }

  @ViewBuilder private func screen(_ route: NewsRoute) -> some View {
    switch route {
    case .sources: SourcesScreen(services: services)
    case .search: ArticleSearchScreen(services: services)
    case .source(let id): SourceScreen(id: id, services: services)
    case .article(let address, let title): ArticleScreen(address: address, title: title, services: services)
    }
  }
}

extension EnvironmentValues {
  /// The articles that the section has listed last; nil outside of it.
  @Entry var articleOrder: ReadingOrder<Article>?
}
