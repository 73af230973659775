import NewsAPI
import SwiftUI

/// The news: headlines, a search, or a category.
struct ArticlesScreen: View {
  @StateObject private var model: ArticlesModel
  private let services: ReaderServices

  init(services: ReaderServices) {
    self.services = services
    _model = StateObject(wrappedValue: ArticlesModel(news: services.news))
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        VStack(spacing: 10) {
          Picker("Articles", selection: $model.kind) {
            ForEach(ArticlesRequest.Kind.allCases) { kind in
              Text(kind.title).tag(kind)
            }
          }
          .pickerStyle(.segmented)
          if model.kind == .search {
            SearchField("Search all articles", text: $model.words)
          }
          if model.kind == .category {
            CategoryPicker(category: $model.category)
          }
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .readableWidth()
        ArticlesListView(model.list, services: services, nothingFound: nothingFound)
      }
      .navigationTitle("News")
    }
  }

  private var nothingFound: LocalizedStringKey {
    model.kind == .search
      ? "No article matches \u{201C}\(model.words)\u{201D}." : "There are no articles of this kind at the moment."
  }
}

/// A choice of one of the seven categories.
private struct CategoryPicker: View {
  @Binding var category: Category

  var body: some View {
    Picker("Category", selection: $category) {
      ForEach(Category.all, id: \.self) { category in
        Text(category.title).tag(category)
      }
    }
    .pickerStyle(.menu)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
