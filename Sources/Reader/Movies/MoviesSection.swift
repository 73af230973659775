import SwiftUI

/// The movies: collections, a search, genres, and the pages of movies and people that they lead to.
struct MoviesSection: View {
  private let services: ReaderServices
  @Environment(\.locale) private var locale

  init(services: ReaderServices) {
    self.services = services
  }

  var body: some View {
    let context = MovieContext(services: services, locale: locale)
    NavigationSplitView {
      MoviesScreen(context: context)
        .navigationDestination(for: MovieRoute.self) { route in
          screen(route, context)
            .background { if route != .search { SearchKey(route: MovieRoute.search) } }
        }
        .listColumn()
    } detail: {
      EmptyNotice(symbol: "film", title: "No movie chosen", message: Text("Choose one in the list."))
    }
    // Another language is another set of answers.
    .id(context.language)
  }

  @ViewBuilder private func screen(_ route: MovieRoute, _ context: MovieContext) -> some View {
    switch route {
    case .movie(let id): MovieScreen(id: id, context: context)
    case .person(let id): PersonScreen(id: id, context: context)
    case .genre(let id): GenreScreen(id: id, context: context)
    case .genres: GenresScreen(context: context)
    case .search: MovieSearchScreen(context: context)
    case .classics: ClassicsScreen(context: context)
    }
  }
}
