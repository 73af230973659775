import Combine
import Fetch
import Synchronization

// Streams publish off the main thread, hold one connection each, make lost ones again, and end it when they are
// cancelled. `values` of each is its form for `for await`.
extension HackerNews {
  /// Publishes the identifiers of a list's stories at once and whenever they change. A slow subscriber gets the latest.
  public func liveStoryIDs(of collection: StoryCollection) -> AnyPublisher<[Item.ID], HackerNewsError> {
    live([Item.ID]?.self, .stories(collection)).map { $0 ?? [] }.eraseToAnyPublisher()
  }

  /// Publishes an item at once and whenever it changes; nil for as long as there is none.
  public func liveItem(_ id: Item.ID) -> AnyPublisher<Item?, HackerNewsError> {
    live(Item?.self, .item(id)).eraseToAnyPublisher()
  }

  /// Publishes what has changed, again and again. A slow subscriber gets everything since its last value in one.
  ///
  /// The first value after a connection was lost tells nothing of what was missed.
  public func liveUpdates() -> AnyPublisher<Updates, HackerNewsError> {
    live(Updates?.self, .updates) { $0?.merged(with: $1 ?? Updates()) ?? $1 }
      .map { $0 ?? Updates() }.eraseToAnyPublisher()
  }

  private func live<T: Decodable & Sendable>(
    _ type: T.Type, _ endpoint: Endpoint, merge: @escaping @Sendable (T, T) -> T = { $1 }
  ) -> StreamPublisher<T, HackerNewsError> {
    StreamPublisher(merge: merge) { send throws(HackerNewsError) in
      let request = try self.request(for: endpoint)
      let mirror = SharedMirror()
      do throws(FetchError) {
        try await self.fetcher.events(for: request, policy: self.configuration.reconnect) { event in
          switch mirror.state.withLock({ $0.take(event) }) {
          case .unchanged: return .goOn
          case .reconnect: return .reconnect
          case .stop(let error): return .stop(error)
          case .changed:
            // A value that is not understood may be an exception: the next may be.
            if let value = mirror.state.withLock({ $0.value(as: type) }) { send(value) }
            return .goOn
          }
        }
      } catch {
        throw HackerNewsError(error)
      }
    }
  }
}

/// The mirror of a stream, which its connections share.
private final class SharedMirror: Sendable {
  let state = Mutex(TreeMirror())
}
