import Shelf
import SwiftUI

/// The reader: every section in a tab.
public struct ReaderView: View {
  private let services: ReaderServices
  @StateObject private var library: Library
  @State private var section = ReaderSection.news

  /// Makes the reader.
  ///
  /// - Parameters:
  ///   - services: The services it talks to.
  ///   - reader: Who reads: bookmarks and the like are kept under this name.
  public init(services: ReaderServices, reader: String = "reader") {
    self.services = services
    _library = StateObject(wrappedValue: services.libraries.library(of: reader))
  }

  public var body: some View {
    TabView(selection: $section) {
      ForEach(ReaderSection.allCases) { section in
        screen(of: section)
          .tabItem { Label(section.title, systemImage: section.symbol) }
          .tag(section)
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .environmentObject(library)
  }

  @ViewBuilder private func screen(of section: ReaderSection) -> some View {
    switch section {
    case .news: ArticlesScreen(services: services)
    case .sources: SourcesScreen(services: services)
    case .movies: MoviesSection(services: services)
    case .stories: StoriesSection(services: services)
    case .cats: CatsSection(services: services)
    }
  }
}
