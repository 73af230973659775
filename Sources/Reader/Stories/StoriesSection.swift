import SwiftUI

/// Hacker News: its lists, a search, and the pages of stories and people that they lead to.
struct StoriesSection: View {
  private let context: StoryContext
  @StateObject private var clock: StoryClock
  /// What was listed last, to be read one after the other.
  @StateObject private var order = ReadingOrder<LiveItem>()

  init(services: ReaderServices) {
    context = StoryContext(services: services)
    _clock = StateObject(wrappedValue: StoryClock(services.now))
  }

  var body: some View {
    NavigationSplitView {
      StoriesScreen(context: context)
        .navigationDestination(for: StoryRoute.self) { route in
          screen(route)
            .background { if route != .search { SearchKey(route: StoryRoute.search) } }
        }
        .listColumn()
    } detail: {
      EmptyNotice(symbol: "text.bubble", title: "No story chosen", message: Text("Choose one in the list."))
    }
    .environmentObject(clock)
    .environment(\.storyOrder, order)
  }

  @ViewBuilder private func screen(_ route: StoryRoute) -> some View {
    switch route {
    case .item(let id): StoryScreen(id: id, context: context)
    case .user(let name): UserScreen(name: name, context: context)
    case .search: StorySearchScreen(context: context)
    }
  }
}

extension EnvironmentValues {
  /// The stories that the section has listed last; nil outside of it.
  @Entry var storyOrder: ReadingOrder<LiveItem>?
}
