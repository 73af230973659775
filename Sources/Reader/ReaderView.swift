import SwiftUI

/// The reader: every section in a tab.
public struct ReaderView: View {
  private let services: ReaderServices

  /// Makes the reader with the services it talks to.
  public init(services: ReaderServices) {
    self.services = services
  }

  public var body: some View {
    TabView {
      ArticlesScreen(services: services)
        .tabItem { Label("Articles", systemImage: "newspaper") }
      SourcesScreen(services: services)
        .tabItem { Label("Sources", systemImage: "globe") }
      MoviesSection(services: services)
        .tabItem { Label("Movies", systemImage: "film") }
    }
  }
}
