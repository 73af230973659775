import SwiftUI
import TMDb

/// Classics of the silent era, from a file that comes with the reader: there is always something to look at.
struct ClassicsScreen: View {
  @StateObject private var movies: Resource<[Movie]>
  private let context: MovieContext

  init(context: MovieContext, file: URL = Self.classics) {
    self.context = context
    _movies = StateObject(wrappedValue: Resource { TMDb.fetchMovies(inFile: file) })
  }

  static var classics: URL {
    Bundle.module.url(forResource: "classics", withExtension: "json")
      ?? Bundle.module.bundleURL.appending(path: "classics.json")
  }

  var body: some View {
    ResourceView(movies, words: words) { movies in
      List(movies) { movie in
        VStack(alignment: .leading, spacing: 4) {
          MovieRow(movie: movie, context: context)
          if let page = movie.page {
            Link("More at TMDb", destination: page)
              .font(.subheadline)
              .accessibilityLabel("More at TMDb: \(movie.title)")
          }
        }
      }
      .listStyle(.plain)
    }
    .navigationTitle("Silent classics")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var words: ListWords {
    ListWords(
      failure: "The movies did not arrive", loading: "Loading movies", nothingFound: "There are no movies.",
      symbol: "film")
  }
}
