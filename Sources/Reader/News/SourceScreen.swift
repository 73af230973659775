import Combine
import NewsAPI
import SwiftUI

/// What is known of a source, and its articles.
struct SourceScreen: View {
  @StateObject private var source: Resource<Source?>
  @StateObject private var list: ArticlesList
  @Environment(\.locale) private var locale
  private let services: ReaderServices

  init(id: String, services: ReaderServices) {
    self.services = services
    let news = services.news
    _source = StateObject(
      wrappedValue: Resource {
        news.fetchSourcesErr(from: .sourceIndex(SourcesQuery()))
          .map { sources in sources.first { $0.id == id } }
          .eraseToAnyPublisher()
      })
    _list = StateObject(wrappedValue: ArticlesList(news: news, book: services.articles, source: id))
  }

  var body: some View {
    ArticlesListView(
      list, services: services, nothingFound: "This source has published nothing lately.", header: { about }
    )
    .navigationTitle((source.value ?? nil)?.name ?? "")
    .navigationBarTitleDisplayMode(.inline)
    .shareButton((source.value ?? nil)?.url, title: (source.value ?? nil)?.name ?? "")
    .pageMetadata(description: (source.value ?? nil)?.description.map { Text(verbatim: $0) })
  }

  @ViewBuilder private var about: some View {
    if let source = source.value ?? nil {
      VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 6) {
          if let category = source.category {
            Text(category.title)
          }
          if let country = source.country {
            Text(country.title(in: locale))
          }
        }
        .font(.subheadline)
        .foregroundColor(.secondary)
        if let description = source.description, !description.isEmpty {
          Text(description)
        }
        if let url = source.url {
          Link("Open the site", destination: url)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 8)
    }
  }
}
