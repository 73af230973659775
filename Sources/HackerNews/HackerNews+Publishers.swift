import Combine
import Fetch
import Foundation

// Everything is delivered off the main thread: use `receive(on:)` for views. Cancelling ends the requests.
extension HackerNews {
  /// Publishes the stories of a list while they arrive: in the list's order, more of them each time; none in case of an error.
  public func fetchStories(of collection: StoryCollection, limit: Int = 30) -> AnyPublisher<[Item], Never> {
    fetchStoriesErr(of: collection, limit: limit).replaceError(with: []).eraseToAnyPublisher()
  }

  /// Publishes the stories of a list while they arrive: in the list's order, more of them each time.
  ///
  /// Fails when the list cannot be had. A story that cannot be had, or cannot be read, is left out.
  /// - Parameter limit: How many of the list are looked at; 30 by default.
  public func fetchStoriesErr(
    of collection: StoryCollection, limit: Int = 30
  ) -> AnyPublisher<[Item], HackerNewsError> {
    fetchStoryIDsErr(of: collection)
      .flatMap { ids in
        self.fetchItems(Array(ids.prefix(limit))).setFailureType(to: HackerNewsError.self)
      }
      .map { items in items.filter(\.isListed) }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  /// Publishes the identifiers of a list's stories; none in case of an error.
  public func fetchStoryIDs(of collection: StoryCollection) -> AnyPublisher<[Item.ID], Never> {
    fetchStoryIDsErr(of: collection).replaceError(with: []).eraseToAnyPublisher()
  }

  /// Publishes the identifiers of a list's stories, in its order.
  public func fetchStoryIDsErr(
    of collection: StoryCollection, cacheUse: FetchRequest.CacheUse = .standard
  ) -> AnyPublisher<[Item.ID], HackerNewsError> {
    publisher { client throws(HackerNewsError) in try await client.storyIDs(of: collection, cacheUse: cacheUse) }
  }

  /// Publishes the items of a list of identifiers while they arrive, in its order, more of them each time.
  ///
  /// Some are fetched at once, as the configuration says. One that cannot be had is left out. Of an empty list the
  /// empty list is published.
  public func fetchItems(_ ids: [Item.ID], cacheUse: FetchRequest.CacheUse = .standard) -> AnyPublisher<[Item], Never> {
    guard !ids.isEmpty else { return Just([]).eraseToAnyPublisher() }
    return ids.enumerated().publisher
      .flatMap(maxPublishers: .max(configuration.concurrency)) { place, id in
        self.fetchItem(id, cacheUse: cacheUse).map { (place, $0) }
      }
      .scan(RankedItems()) { $0.adding($1.1, at: $1.0) }
      .map(\.items)
      .eraseToAnyPublisher()
  }

  /// Publishes an item; nil where there is none, and in case of an error.
  public func fetchItem(_ id: Item.ID, cacheUse: FetchRequest.CacheUse = .standard) -> AnyPublisher<Item?, Never> {
    fetchItemErr(id, cacheUse: cacheUse).replaceError(with: nil).eraseToAnyPublisher()
  }

  /// Publishes an item of any kind; nil where the service has none.
  public func fetchItemErr(_ id: Item.ID, cacheUse: FetchRequest.CacheUse = .standard) -> AnyPublisher<
    Item?, HackerNewsError
  > {
    publisher { client throws(HackerNewsError) in try await client.item(id, cacheUse: cacheUse) }
  }

  /// Publishes a user; nil where there is none of that name, and in case of an error.
  public func fetchUser(_ name: User.ID) -> AnyPublisher<User?, Never> {
    fetchUserErr(name).replaceError(with: nil).eraseToAnyPublisher()
  }

  /// Publishes a user; nil where there is none of that name.
  public func fetchUserErr(_ name: User.ID) -> AnyPublisher<User?, HackerNewsError> {
    publisher { client throws(HackerNewsError) in try await client.user(name) }
  }

  /// Publishes the results of a search; none in case of an error.
  public func fetchResults(of search: StorySearch) -> AnyPublisher<[SearchHit], Never> {
    fetchPageErr(1, of: search).map(\.items).replaceError(with: []).eraseToAnyPublisher()
  }

  /// Publishes one page of the results of a search.
  /// - Parameter number: The page, from 1.
  public func fetchPageErr(_ number: Int, of search: StorySearch) -> AnyPublisher<SearchPage, HackerNewsError> {
    publisher { client throws(HackerNewsError) in try await client.page(number, of: search) }
  }

  private func publisher<Output: Sendable>(
    _ work: @escaping @Sendable (HackerNews) async throws(HackerNewsError) -> Output
  ) -> AnyPublisher<Output, HackerNewsError> {
    FetchPublisher { () async throws(HackerNewsError) -> Output in try await work(self) }.eraseToAnyPublisher()
  }
}

/// Items in the order of their places in a list, whatever the order in which they come.
struct RankedItems {
  private var ranked: [(place: Int, item: Item)] = []

  var items: [Item] { ranked.map(\.item) }

  /// With one more, if there is one.
  func adding(_ item: Item?, at place: Int) -> RankedItems {
    guard let item else { return self }
    var more = self
    let index = more.ranked.firstIndex { $0.place > place } ?? more.ranked.endIndex
    more.ranked.insert((place, item), at: index)
    return more
  }
}
