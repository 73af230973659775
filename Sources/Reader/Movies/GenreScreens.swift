import Combine
import SwiftUI
import TMDb

/// All genres; each leads to its movies.
struct GenresScreen: View {
  @StateObject private var genres: Resource<[Genre]>

  init(context: MovieContext) {
    _genres = StateObject(wrappedValue: .genres(context))
  }

  var body: some View {
    ResourceView(genres, words: .genres) { genres in
      List {
        ForEach(genres) { genre in
          NavigationLink(value: MovieRoute.genre(genre.id)) {
            Text(genre.title)
          }
        }
        NavigationLink(value: MovieRoute.classics) {
          Label("Silent classics", systemImage: "film")
        }
      }
      .listStyle(.plain)
    }
    .navigationTitle("Genres")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The movies of a genre, what most people look at first.
struct GenreScreen: View {
  private let id: Genre.ID
  private let context: MovieContext
  @StateObject private var genres: Resource<[Genre]>
  @StateObject private var list: MovieList

  init(id: Genre.ID, context: MovieContext) {
    self.id = id
    self.context = context
    _genres = StateObject(wrappedValue: .genres(context))
    _list = StateObject(wrappedValue: MovieList(context, Just(.ask(.genre(id)))))
  }

  var body: some View {
    MovieListView(list: list, context: context, nothingFound: "There are no movies of this genre.")
      .navigationTitle(genres.value?.first { $0.id == id }.map { Text($0.title) } ?? Text("Genre \(String(id))"))
      .navigationBarTitleDisplayMode(.inline)
  }
}

extension Resource where Value == [Genre] {
  fileprivate static func genres(_ context: MovieContext) -> Resource {
    Resource { context.tmdb.fetchGenresErr(in: context.language) }
  }
}

extension Genre {
  /// The name, with a capital where its language writes it with a small letter.
  var title: String {
    let name = name ?? ""
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension ListWords {
  fileprivate static let genres = ListWords(
    failure: "The genres did not arrive", loading: "Loading genres", nothingFound: "There are no genres.",
    symbol: "film")
}
