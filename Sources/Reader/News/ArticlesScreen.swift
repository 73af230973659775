import NewsAPI
import Shelf
import SwiftUI

/// The news: headlines, or those of a category, and the ways to the search and to the sources.
struct ArticlesScreen: View {
  @StateObject private var model: ArticlesModel
  @AppStorage(Settings.country) private var country: String?
  @Environment(\.locale) private var locale
  private let services: ReaderServices

  init(services: ReaderServices) {
    self.services = services
    _model = StateObject(wrappedValue: ArticlesModel(news: services.news, book: services.articles))
  }

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 10) {
        Picker("Articles", selection: $model.choice.kind) {
          ForEach(NewsChoice.Kind.allCases) { kind in
            Text(kind.title).tag(kind)
          }
        }
        .pickerStyle(.segmented)
        if model.choice.kind == .category {
          CategoryPicker(category: $model.choice.category)
        }
      }
      .listHead()
      .urlPath($model.choice)
      ArticlesListView(
        model.list, services: services, nothingFound: "There are no articles of this kind at the moment.")
    }
    .background { SearchKey(route: NewsRoute.search) }
    .navigationTitle("News")
    .pageMetadata(title: pageTitle)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        NavigationLink(value: NewsRoute.sources) { Label("Sources", systemImage: "globe") }
        NavigationLink(value: NewsRoute.search) { Label("Search", systemImage: "magnifyingglass") }
      }
    }
    .onChange(of: country ?? Settings.country(for: locale), initial: true) { _, country in
      model.country = Country(country)
    }
  }

  /// What the list is called in the browser's history; nil for the headlines.
  private var pageTitle: Text? {
    switch model.choice {
    case .headlines: nil
    case .category(let category): Text(category.title)
    }
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
