import NewsAPI
import SwiftUI

/// What is known of a source, and its articles.
struct SourceScreen: View {
  let source: Source
  @StateObject private var list: ArticlesList
  @Environment(\.locale) private var locale
  private let services: ReaderServices

  init(source: Source, services: ReaderServices) {
    self.source = source
    self.services = services
    _list = StateObject(wrappedValue: ArticlesList(news: services.news, source: source.id ?? ""))
  }

  var body: some View {
    ArticlesListView(
      list, services: services, nothingFound: "This source has published nothing lately.",
      header: { about }
    )
    .navigationTitle(source.title)
  }

  private var about: some View {
    VStack(alignment: .leading, spacing: 6) {
      facts
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

  private var facts: Text {
    let facts = [source.category.map { Text($0.title) }, source.country.map { Text($0.title(in: locale)) }]
    let known = facts.compactMap { $0 }
    return known.dropFirst().reduce(known.first ?? Text("")) { $0 + Text(verbatim: " · ") + $1 }
  }
}
