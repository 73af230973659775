import Shelf
import SwiftUI

/// The reader: every section in a tab.
public struct ReaderView: View {
  private let services: ReaderServices
  @StateObject private var library: Library
  @State private var section = ReaderSection.news
  @State private var showsKeys = false
  @AppStorage(Settings.textSize) private var textSize = TextSize.normal
  @AppStorage(Settings.hiddenSections) private var hiddenSections = ""

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
      ForEach(sections) { section in
        screen(of: section)
          .tabItem { Label(section.title, systemImage: section.symbol) }
          .tag(section)
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .dynamicTypeSize(textSize.dynamicType)
    .environmentObject(library)
    .background {
      KeyCommand(.help) { showsKeys = true }
      ForEach(sections) { section in
        KeyCommand(.section(section)) { self.section = section }
      }
    }
    .sheet(isPresented: $showsKeys) {
      NavigationStack { KeysScreen() }
    }
  }

  private var sections: [ReaderSection] {
    let hidden = ReaderSection.hidden(hiddenSections)
    return ReaderSection.allCases.filter { !hidden.contains($0) }
  }

  @ViewBuilder private func screen(of section: ReaderSection) -> some View {
    switch section {
    case .news: NewsSection(services: services)
    case .movies: MoviesSection(services: services)
    case .stories: StoriesSection(services: services)
    case .cats: CatsSection(services: services)
    case .saved: SavedSection(services: services)
    }
  }
}
