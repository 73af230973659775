import SwiftUI
import TheCatAPI

/// Cats: a gallery, breeds, favourites and surprises.
struct CatsSection: View {
  @State private var path: [CatRoute] = []
  @StateObject private var favourites: CatMarks<Bool>
  @StateObject private var votes: CatMarks<Int>
  /// Whose favourites and votes these are: a name by chance, the same whenever the reader comes again.
  @AppStorage("cats.reader") private var reader = ""
  private let services: ReaderServices

  init(services: ReaderServices) {
    self.services = services
    _favourites = StateObject(wrappedValue: CatMarks(.favourites(of: services.cats)))
    _votes = StateObject(wrappedValue: CatMarks(.votes(of: services.cats)))
  }

  var body: some View {
    NavigationStack(path: $path) {
      GalleryScreen(services: services)
        .background { SearchKey(route: CatRoute.search) }
        .navigationDestination(for: CatRoute.self) { route in
          screen(route)
            .background { if !route.hasSearch { SearchKey(route: CatRoute.search) } }
        }
    }
    .environmentObject(favourites)
    .environmentObject(votes)
    .failureAlert("This could not be kept", $favourites.alert)
    .failureAlert("This vote could not be kept", $votes.alert)
    .onAppear {
      guard services.cats.keepsMarks else { return }
      if reader.isEmpty { reader = UUID().uuidString.lowercased() }
      favourites.begin(user: reader)
      votes.begin(user: reader)
    }
  }

  @ViewBuilder private func screen(_ route: CatRoute) -> some View {
    switch route {
    case .breeds: BreedsScreen(services: services)
    case .search: BreedsScreen(services: services, takesFocus: true)
    case .breed(let id): BreedScreen(id: id, services: services)
    case .cat(let id): CatScreen(id: id, services: services)
    case .favourites: FavouritesScreen(services: services)
    case .surprise: SurpriseScreen(services: services)
    }
  }
}

extension TheCatAPI {
  /// Whether favourites and votes can be kept: the service wants a key for them.
  var keepsMarks: Bool { configuration.apiKey != nil }
}
