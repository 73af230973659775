import Fetch
import Foundation

extension HackerNews {
  /// The identifiers of a list's stories, in its order.
  /// - Parameter cacheUse: How answers that are kept take part; as HTTP and the configuration say by default.
  public func storyIDs(
    of collection: StoryCollection, cacheUse: FetchRequest.CacheUse = .standard
  ) async throws(HackerNewsError) -> [Item.ID] {
    try await answer([Item.ID]?.self, from: .stories(collection), cacheUse: cacheUse) ?? []
  }

  /// The first stories of a list, in its order, without those that cannot be read.
  /// - Parameters:
  ///   - collection: The list.
  ///   - limit: How many of the list are looked at; 30 by default.
  public func stories(of collection: StoryCollection, limit: Int = 30) async throws(HackerNewsError) -> [Item] {
    await items(Array(try await storyIDs(of: collection).prefix(limit))).filter(\.isListed)
  }

  /// An item of any kind; nil where the service has none, which goes for the newest ones too.
  /// - Parameter cacheUse: How answers that are kept take part; as HTTP and the configuration say by default.
  public func item(_ id: Item.ID, cacheUse: FetchRequest.CacheUse = .standard) async throws(HackerNewsError) -> Item? {
    try await answer(Item?.self, from: .item(id), cacheUse: cacheUse)
  }

  /// The items that can be had of a list of identifiers, in its order: one that fails does not spoil the others.
  public func items(_ ids: [Item.ID], cacheUse: FetchRequest.CacheUse = .standard) async -> [Item] {
    await withTaskGroup(of: (Int, Item?).self) { group in
      var pending = ids.enumerated().makeIterator()
      func startNext() {
        guard let (place, id) = pending.next() else { return }
        group.addTask { (place, try? await self.item(id, cacheUse: cacheUse)) }
      }
      for _ in 0..<configuration.concurrency { startNext() }
      var found: [(place: Int, item: Item)] = []
      for await (place, item) in group {
        if let item { found.append((place, item)) }
        startNext()
      }
      return found.sorted { $0.place < $1.place }.map(\.item)
    }
  }

  /// A user; nil where there is none of that name.
  public func user(_ name: User.ID) async throws(HackerNewsError) -> User? {
    try await answer(User?.self, from: .user(name))
  }

  /// The greatest identifier that has been given. The item itself may not be there yet.
  public func maxItem() async throws(HackerNewsError) -> Item.ID {
    try await answer(Int.self, from: .maxItem)
  }

  /// What has changed lately.
  public func updates() async throws(HackerNewsError) -> Updates {
    try await answer(Updates?.self, from: .updates) ?? Updates()
  }
}
