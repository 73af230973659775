import Combine
import Fetch
import Synchronization

// Streams publish off the main thread, hold one connection each, make lost ones again, and end it when they are
// cancelled. `values` of each is its form for `for await`.
extension HackerNews {
  /// Publishes the identifiers of a list's stories at once and whenever they change. A slow subscriber gets the latest.
  public func liveStoryIDs(of collection: StoryCollection) -> AnyPublisher<[Item.ID], HackerNewsError> {
    live(.stories(collection)) { (ids: [Item.ID]?, _) in ids ?? [] }
  }

  /// Publishes an item at once and whenever it changes; nil for as long as there is none.
  public func liveItem(_ id: Item.ID) -> AnyPublisher<Item?, HackerNewsError> {
    live(.item(id)) { (item: Item?, _) in item }
  }

  /// Publishes what has changed, again and again. A slow subscriber gets everything since its last value in one.
  public func liveUpdates() -> AnyPublisher<Updates, HackerNewsError> {
    live(.updates, merge: { $0.merged(with: $1) }) { (updates: Updates?, isFirst) in
      var updates = updates ?? Updates()
      updates.hasGap = isFirst
      return updates
    }
  }

  /// A value of the service as it is now and whenever it changes.
  /// - Parameters:
  ///   - merge: What takes the place of two values that have not been asked for.
  ///   - output: Makes what is published, told whether the value is the first of a connection.
  private func live<T: Decodable & Sendable, Output: Sendable>(
    _ endpoint: Endpoint, merge: @escaping @Sendable (Output, Output) -> Output = { $1 },
    output: @escaping @Sendable (T, Bool) -> Output
  ) -> AnyPublisher<Output, HackerNewsError> {
    StreamPublisher(merge: merge) { send throws(HackerNewsError) in
      let request = try self.request(for: endpoint)
      let mirror = SharedMirror()
      do throws(FetchError) {
        try await self.fetcher.events(
          for: request, policy: self.configuration.reconnect, opened: { mirror.state.withLock { $0.reset() } }
        ) { event in
          switch mirror.state.withLock({ $0.take(event) }) {
          case .unchanged: return .goOn
          case .reconnect: return .reconnect
          case .stop(let error): return .stop(error)
          case .changed(let isFirst):
            // A value that is not understood may be an exception: the next may be.
            if let value = mirror.state.withLock({ $0.value(as: T.self) }) { send(output(value, isFirst)) }
            return .goOn
          }
        }
      } catch {
        throw HackerNewsError(error)
      }
    }.eraseToAnyPublisher()
  }
}

/// The mirror of a stream, which its connections share.
private final class SharedMirror: Sendable {
  let state = Mutex(TreeMirror())
}
