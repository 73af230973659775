import SwiftUI

/// A search of all articles while one types.
struct ArticleSearchScreen: View {
  @StateObject private var model: ArticleSearchModel
  private let services: ReaderServices

  init(services: ReaderServices) {
    self.services = services
    _model = StateObject(wrappedValue: ArticleSearchModel(news: services.news, book: services.articles))
  }

  var body: some View {
    ArticlesListView(
      model.list, services: services, nothingFound: "No article matches \u{201C}\(model.words)\u{201D}."
    )
    .searching($model.words, prompt: "Search all articles", takesFocus: true)
    .navigationTitle("Search")
    .navigationBarTitleDisplayMode(.inline)
    .pageMetadata(title: searchTitle(model.words))
  }
}
