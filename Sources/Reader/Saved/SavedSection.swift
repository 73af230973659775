import Shelf
import SwiftUI

/// What the reader has put aside, and the settings.
struct SavedSection: View {
  private let services: ReaderServices
  @State private var path: [SavedRoute] = []

  init(services: ReaderServices) {
    self.services = services
  }

  var body: some View {
    NavigationStack(path: $path) {
      SavedScreen(services: services)
        .navigationDestination(for: SavedRoute.self) { route in
          switch route {
          case .settings: SettingsScreen()
          case .mutes: MutesScreen()
          case .keys: KeysScreen()
          case .archive: ArchiveScreen()
          }
        }
    }
  }
}

/// A screen of the saved section besides its first, by the word of its address.
enum SavedRoute: String, Hashable, Sendable {
  case settings, mutes, keys, archive
}
