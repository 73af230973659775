import Combine
import HackerNews

/// An item that is kept up to date for as long as somebody looks at it: one for all readers of the process.
@MainActor
final class LiveItem: ObservableObject, Identifiable {
  nonisolated let id: Item.ID
  /// The item as it is now; nil until it has been fetched, and where there is none.
  @Published private(set) var item: Item?
  private let live: LiveStories

  init(id: Item.ID, live: LiveStories) {
    self.id = id
    self.live = live
  }

  isolated deinit {
    live.forget(id)
  }

  /// Takes a newer state.
  func take(_ newer: Item) {
    if newer != item { item = newer }
  }
}
