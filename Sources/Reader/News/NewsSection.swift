import SwiftUI

/// The news: articles, and the sources they come from.
struct NewsSection: View {
  private let services: ReaderServices
  @State private var path: [NewsRoute] = []

  init(services: ReaderServices) {
    self.services = services
  }

  var body: some View {
    NavigationStack(path: $path) {
      ArticlesScreen(services: services)
        .navigationDestination(for: NewsRoute.self) { route in
          switch route {
          case .sources: SourcesScreen(services: services)
          case .source(let id): SourceScreen(id: id, services: services)
          case .article(let address, let title): ArticleScreen(address: address, title: title, services: services)
          }
        }
    }
  }
}
