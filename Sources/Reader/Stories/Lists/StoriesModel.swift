import Combine
import Fetch
import Foundation
import HackerNews

/// The list that the reader has chosen. What is read stays where it is: of new stories there is a notice only.
@MainActor
final class StoriesModel: ObservableObject {
  @Published var collection = StoryCollection.top
  /// How many stories have come since the list was shown.
  @Published private(set) var newCount = 0
  @Published private(set) var state = LoadState.loading
  /// The error that the reader has not been told of yet.
  @Published var alert: FetchError?
  let feed: StoryFeed

  private let context: StoryContext
  private let retries = PassthroughSubject<Void, Never>()
  private var list: LiveList?
  /// The collection whose stories are there.
  private(set) var shown: StoryCollection?
  /// The identifiers that the reader could have seen, as the list was when it was shown.
  private var known: Set<Item.ID> = []
  private var latest: [Item.ID] = []
  private var subscriptions: Set<AnyCancellable> = []
  private var following: AnyCancellable?

  init(context: StoryContext) {
    self.context = context
    feed = StoryFeed(live: context.live)
    Publishers.CombineLatest($collection.removeDuplicates(), retries.prepend(()))
      .map(\.0)
      .handleEvents(receiveOutput: { [weak self] _ in self?.begin() })
      .map { collection in
        context.client.fetchStoryIDsErr(of: collection, cacheUse: .reload)
          .mapError(\.fetchError)
          .asResult()
          .receive(on: RunLoop.main)
          .map { (collection, $0) }
      }
      .switchToLatest()
      .sink { [weak self] collection, answer in self?.take(answer, collection) }
      .store(in: &subscriptions)
  }

  /// Asks again after an error.
  func retry() {
    retries.send()
  }

  /// Asks for the list again, and returns when it is there or has failed.
  func refresh() async {
    retry()
    for await state in $state.values where state != .loading { return }
  }

  /// Shows the list as it is now.
  func showNew() {
    show(latest)
  }

  private func begin() {
    state = .loading
    newCount = 0
    (following, list) = (nil, nil)
  }

  private func take(_ answer: Result<[Item.ID], FetchError>, _ collection: StoryCollection) {
    switch answer {
    case .success(let ids):
      state = .loaded
      shown = collection
      show(ids)
      follow(collection)
    case .failure(let error) where shown == collection:
      // The list that is there stays.
      state = .loaded
      alert = error
      follow(collection)
    case .failure(let error):
      state = .failed(error)
      shown = nil
      feed.show([])
    }
  }

  private func follow(_ collection: StoryCollection) {
    let list = context.live.list(collection)
    self.list = list
    following = list.$ids.compactMap { $0 }.sink { [weak self] ids in self?.compare(ids) }
  }

  private func show(_ ids: [Item.ID]) {
    (latest, known, newCount) = (ids, Set(ids), 0)
    feed.show(ids)
  }

  /// Counts what has come where the reader has been: new stories far down the list are none of their concern.
  private func compare(_ ids: [Item.ID]) {
    latest = ids
    let count = ids.prefix(max(feed.items.count, StoryFeed.pageSize)).count { !known.contains($0) }
    if count != newCount { newCount = count }
  }
}
