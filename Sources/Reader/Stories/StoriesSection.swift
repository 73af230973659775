import SwiftUI

/// Hacker News: its lists, a search, and the pages of stories and people that they lead to.
struct StoriesSection: View {
  private let context: StoryContext
  @State private var path: [StoryRoute] = []
  @StateObject private var clock: StoryClock

  init(services: ReaderServices) {
    context = StoryContext(services: services)
    _clock = StateObject(wrappedValue: StoryClock(services.now))
  }

  var body: some View {
    NavigationStack(path: $path) {
      StoriesScreen(context: context)
        .navigationDestination(for: StoryRoute.self) { route in
          screen(route)
        }
    }
    .background {
      if path.last != .search { KeyCommand(.search) { path.append(.search) } }
    }
    .environmentObject(clock)
  }

  @ViewBuilder private func screen(_ route: StoryRoute) -> some View {
    switch route {
    case .item(let id): StoryScreen(id: id, context: context)
    case .user(let name): UserScreen(name: name, context: context)
    case .search: StorySearchScreen(context: context)
    }
  }
}
