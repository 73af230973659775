import SwiftUI
import TMDb

/// The four collections, and the ways to the search and to the genres.
struct MoviesScreen: View {
  @StateObject private var model: MoviesModel
  private let context: MovieContext

  init(context: MovieContext) {
    self.context = context
    _model = StateObject(wrappedValue: MoviesModel(context: context))
  }

  var body: some View {
    VStack(spacing: 0) {
      Picker("Movies", selection: $model.collection) {
        ForEach(MovieCollection.allCases) { collection in
          Text(collection.title).tag(collection)
        }
      }
      .pickerStyle(.segmented)
      .listHead()
      .urlPath($model.collection)
      MovieListView(list: model.list, context: context, nothingFound: "There are no movies of this kind at the moment.")
    }
    .background { SearchKey(route: MovieRoute.search) }
    .navigationTitle("Movies")
    .pageMetadata(title: model.collection == .nowPlaying ? nil : Text(model.collection.title))
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        NavigationLink(value: MovieRoute.genres) { Label("Genres", systemImage: "square.grid.2x2") }
        NavigationLink(value: MovieRoute.search) { Label("Search", systemImage: "magnifyingglass") }
      }
    }
  }
}
