import NewsAPI
import Shelf
import SwiftUI

/// The news: headlines, a search, or a category.
struct ArticlesScreen: View {
  @StateObject private var model: ArticlesModel
  @AppStorage(Settings.country) private var country: String?
  @Environment(\.locale) private var locale
  /// Whether the search was asked for by its key.
  @State private var isSearchByKey = false
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
      // A list of its own for each, as each scrolls by itself; only the search has a field.
      if model.choice.kind == .search {
        list.searching($model.words, prompt: "Search all articles", takesFocus: isSearchByKey)
      } else {
        list
      }
    }
    .background {
      if model.choice.kind != .search {
        KeyCommand(.search) {
          isSearchByKey = true
          model.choice.kind = .search
        }
      }
    }
    .onChange(of: model.choice.kind) { _, kind in
      if kind != .search { isSearchByKey = false }
    }
    .navigationTitle("News")
    .pageMetadata(title: pageTitle)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        NavigationLink(value: NewsRoute.sources) { Label("Sources", systemImage: "globe") }
      }
    }
    .onChange(of: country ?? Settings.country(for: locale), initial: true) { _, country in
      model.country = Country(country)
    }
  }

  private var list: some View {
    ArticlesListView(model.list, services: services, nothingFound: nothingFound)
  }

  /// What the list is called in the browser's history; nil for the headlines.
  private var pageTitle: Text? {
    switch model.choice {
    case .headlines: nil
    case .search: searchTitle(model.words) ?? Text("Search")
    case .category(let category): Text(category.title)
    }
  }

  private var nothingFound: LocalizedStringKey {
    model.choice == .search
      ? "No article matches “\(model.words)”." : "There are no articles of this kind at the moment."
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
