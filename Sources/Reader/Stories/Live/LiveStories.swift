import Combine
import Foundation
import HackerNews

/// Follows what changes on Hacker News, once for all readers of the process and only while somebody looks.
///
/// There is one stream of changes, and one more for each list that is open. Of what changes, only what somebody sees
/// is fetched.
@MainActor
final class LiveStories {
  private let client: HackerNews
  private var items: [Item.ID: Weak<LiveItem>] = [:]
  private var lists: [StoryCollection: Weak<LiveList>] = [:]
  private var updates: AnyCancellable?
  /// What has changed since it was last fetched.
  private var changed: Set<Item.ID> = []
  private var refresh: Task<Void, Never>?
  /// Tells refreshes apart: one that was given up may still end.
  private var round = 0

  init(client: HackerNews) {
    self.client = client
  }

  /// How many items somebody looks at.
  var itemCount: Int { items.count }
  /// Whether changes are followed.
  var isFollowing: Bool { updates != nil }

  /// An item, followed from now on.
  func item(_ id: Item.ID) -> LiveItem {
    if let known = items[id]?.value { return known }
    let item = LiveItem(id: id, live: self)
    items[id] = Weak(item)
    follow()
    return item
  }

  /// A list, followed from now on.
  func list(_ collection: StoryCollection) -> LiveList {
    if let known = lists[collection]?.value { return known }
    let list = LiveList(collection, client: client)
    lists[collection] = Weak(list)
    return list
  }

  /// The items of a list of identifiers while they arrive, in its order, without those that cannot be had.
  ///
  /// Those that somebody looks at are there at once.
  func load(_ ids: [Item.ID]) -> AnyPublisher<[LiveItem], Never> {
    let all = ids.map(item)
    let missing = all.filter { $0.item == nil }.map(\.id)
    guard !missing.isEmpty else { return Just(all).eraseToAnyPublisher() }
    return client.fetchItems(missing, cacheUse: .reload)
      .receive(on: RunLoop.main)
      .map { [weak self] found in
        for item in found { self?.fill(item) }
        return all.filter { $0.item != nil }
      }
      .eraseToAnyPublisher()
  }

  /// Notes that nobody looks at an item any more; with the last one the stream ends.
  func forget(_ id: Item.ID) {
    if items[id]?.value == nil { items[id] = nil }
    guard items.isEmpty else { return }
    updates = nil
    refresh?.cancel()
    (refresh, changed) = (nil, [])
  }

  /// A first answer: an update that was faster is newer.
  private func fill(_ item: Item) {
    guard let live = items[item.id]?.value, live.item == nil else { return }
    live.take(item)
  }

  private func follow() {
    guard updates == nil else { return }
    updates = client.liveUpdates()
      .sink { _ in
      } receiveValue: { [weak self] news in
        // Not `receive(on:)`: the stream belongs to no reader, and to no reader's clock.
        DispatchQueue.main.async { self?.take(news) }
      }
  }

  private func take(_ news: Updates) {
    guard updates != nil else { return }
    changed.formUnion(news.hasGap ? Array(items.keys) : news.items.filter { items[$0] != nil })
    fetchChanged()
  }

  /// One after the other, so that no older answer comes after a newer one.
  private func fetchChanged() {
    guard refresh == nil, !changed.isEmpty else { return }
    let ids = Array(changed)
    changed = []
    round += 1
    refresh = Task.detached { [client, round, weak self] in
      let found = await client.items(ids, cacheUse: .none)
      await self?.end(found, of: round)
    }
  }

  private func end(_ found: [Item], of round: Int) {
    guard round == self.round, refresh != nil else { return }
    for item in found { items[item.id]?.value?.take(item) }
    refresh = nil
    fetchChanged()
  }
}
