import SwiftUI

/// A search for movies while one types.
struct MovieSearchScreen: View {
  @StateObject private var model: MovieSearchModel
  private let context: MovieContext

  init(context: MovieContext) {
    self.context = context
    _model = StateObject(wrappedValue: MovieSearchModel(context: context))
  }

  var body: some View {
    MovieListView(
      list: model.list, context: context, nothingFound: "No movie is called \u{201C}\(model.words)\u{201D}."
    )
    .searching($model.words, prompt: "Search all movies", takesFocus: true)
    .navigationTitle("Search")
    .navigationBarTitleDisplayMode(.inline)
    .pageMetadata(title: searchTitle(model.words))
  }
}
