import Combine
import Foundation
import HackerNews

/// The identifiers of a list's stories, kept up to date for as long as somebody looks: one for all readers of the process.
@MainActor
final class LiveList {
  /// The list as it is now; nil until it is known.
  @Published private(set) var ids: [Item.ID]?
  private var stream: AnyCancellable?

  init(_ collection: StoryCollection, client: HackerNews) {
    stream = client.liveStoryIDs(of: collection)
      .sink { _ in
      } receiveValue: { [weak self] ids in
        DispatchQueue.main.async { self?.ids = ids }
      }
  }
}
