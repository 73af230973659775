import Combine
import Fetch
import Foundation
import HackerNews

/// A story, or any other item, with the comments below it.
@MainActor
final class StoryModel: ObservableObject {
  /// The item; nil until it is there.
  @Published private(set) var story: LiveItem?
  @Published private(set) var state = LoadState.loading
  /// The options of a poll.
  @Published private(set) var options: [LiveItem] = []
  @Published private(set) var tree = CommentTree()
  /// Whether comments are on their way.
  @Published private(set) var isLoadingComments = false
  /// How many comments have been written since they were fetched.
  @Published private(set) var newCount = 0

  private let id: Item.ID
  private let context: StoryContext
  private var loading: AnyCancellable?
  private var comments: AnyCancellable?
  private var following: Set<AnyCancellable> = []
  /// The number of comments when they were fetched.
  private var knownCount = 0

  init(id: Item.ID, context: StoryContext) {
    self.id = id
    self.context = context
    load()
  }

  /// Asks for everything again.
  func load() {
    state = .loading
    loading = context.client.fetchItemErr(id, cacheUse: .reload)
      .mapError(\.fetchError)
      .asResult()
      .receive(on: RunLoop.main)
      .sink { [weak self] answer in self?.take(answer) }
  }

  /// Opens or closes a comment.
  func toggle(_ id: Item.ID) {
    tree.toggle(id)
  }

  /// Closes all comments, or opens them.
  func toggleAll() {
    tree.toggleAll()
  }

  /// Fetches the comments, new ones included; closed ones stay closed.
  func loadComments() {
    guard let item = story?.item else { return }
    knownCount = item.commentCount ?? item.children.count
    newCount = 0
    isLoadingComments = !item.children.isEmpty
    let fresh = CommentTree(roots: item.children, closed: tree.closed)
    // The first time comments are shown as they come, later all at once.
    load(item.children, into: fresh, isShown: tree.count == 0)
  }

  private func take(_ answer: Result<Item?, FetchError>) {
    switch answer {
    case .success(.some(let item)):
      let live = context.live.item(id)
      live.take(item)
      story = live
      state = .loaded
      following = []
      live.$item.sink { [weak self] item in self?.count(item) }.store(in: &following)
      context.live.load(item.options).sink { [weak self] options in self?.options = options }.store(in: &following)
      loadComments()
    case .success(.none): state = .loaded
    case .failure(let error): state = .failed(error)
    }
  }

  private func count(_ item: Item?) {
    guard let item else { return }
    let count = max(0, (item.commentCount ?? item.children.count) - knownCount)
    if count != newCount { newCount = count }
  }

  /// One level of answers after the other.
  private func load(_ ids: [Item.ID], into tree: CommentTree, isShown: Bool) {
    guard !ids.isEmpty else {
      self.tree = tree.withClosed(self.tree.closed)
      isLoadingComments = false
      return
    }
    comments = context.client.fetchItems(ids, cacheUse: .reload)
      .last()
      .replaceEmpty(with: [])
      .receive(on: RunLoop.main)
      .sink { [weak self] found in
        guard let self else { return }
        var more = tree
        let next = more.add(found)
        if isShown { self.tree = more.withClosed(self.tree.closed) }
        self.load(next, into: more, isShown: isShown)
      }
  }
}
