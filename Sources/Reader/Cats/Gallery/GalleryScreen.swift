import PublisherView
import SwiftUI
import TheCatAPI

/// All cats, or those of a category, and the ways to the other pages.
struct GalleryScreen: View {
  @StateObject private var model: GalleryModel
  private let services: ReaderServices

  init(services: ReaderServices) {
    self.services = services
    _model = StateObject(wrappedValue: GalleryModel(cats: services.cats))
  }

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 10) {
        HStack(spacing: 8) {
          GalleryLink("Breeds", symbol: "pawprint", route: .breeds)
          if services.cats.keepsMarks { GalleryLink("Favourites", symbol: "heart", route: .favourites) }
          GalleryLink("Surprise me", symbol: "sparkles", route: .surprise)
        }
        CatCategoryPicker(category: $model.category, cats: services.cats)
      }
      .padding(.horizontal)
      .padding(.vertical, 8)
      CatGallery(list: model.list, services: services)
    }
    .navigationTitle("Cats")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        NavigationLink(value: CatRoute.search) { Label("Search", systemImage: "magnifyingglass") }
      }
    }
  }
}

/// A way to another page.
private struct GalleryLink: View {
  let title: LocalizedStringKey
  let symbol: String
  let route: CatRoute

  init(_ title: LocalizedStringKey, symbol: String, route: CatRoute) {
    self.title = title
    self.symbol = symbol
    self.route = route
  }

  var body: some View {
    NavigationLink(value: route) {
      VStack(spacing: 4) {
        Image(systemName: symbol)
          .font(.title3)
          .accessibilityHidden(true)
        Text(title)
          .font(.subheadline)
          .lineLimit(1)
          .minimumScaleFactor(0.6)
      }
      .padding(.horizontal, 4)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 10)
      .background(Color.accentColor.opacity(0.12))
      .cornerRadius(12)
    }
  }
}

/// A choice of a category; only "All cats" while the service has not said which there are.
private struct CatCategoryPicker: View {
  @Binding var category: CatCategory.ID?
  let cats: TheCatAPI

  var body: some View {
    PublisherView(
      publisher: cats.categoriesPublisher().replaceError(with: []),
      initial: { picker([]) },
      output: { categories in picker(categories) })
  }

  private func picker(_ categories: [CatCategory]) -> some View {
    Picker("Category", selection: $category) {
      Text("All cats").tag(CatCategory.ID?.none)
      ForEach(categories) { category in
        Text(verbatim: category.title).tag(Optional(category.id))
      }
    }
    .pickerStyle(.menu)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension CatCategory {
  /// The category's name in the reader's language.
  var title: String { name.capitalized.translated }
}
