import Combine
import Foundation
import HackerNews

/// Items by their identifiers, page by page as the reader comes to them; those that cannot be read are left out.
@MainActor
final class StoryFeed: ObservableObject {
  /// What there is to see, in the order of the identifiers.
  @Published private(set) var items: [LiveItem] = []
  /// Whether a page is on its way.
  @Published private(set) var isLoading = false

  /// Items to a page.
  static let pageSize = 30
  /// Seconds for which items wait for those above them.
  private static let patience = 0.6

  private let live: LiveStories
  private let isWanted: (Item) -> Bool
  private var ids: [Item.ID] = []
  private var next = 0
  private var page: AnyCancellable?
  /// Runs while what has come waits for what is missing above it.
  private var patience: AnyCancellable?
  /// The last item of the list at which more was asked for while a page was under way.
  private var end: Item.ID?

  /// Makes a feed.
  /// - Parameters:
  ///   - ids: The identifiers; none by default.
  ///   - isWanted: Which items are shown; by default those that can stand in a list of stories.
  init(live: LiveStories, showing ids: [Item.ID] = [], where isWanted: @escaping (Item) -> Bool = \.isListed) {
    self.live = live
    self.isWanted = isWanted
    show(ids)
  }

  /// Whether everything has been looked at.
  var isComplete: Bool { next >= ids.count }

  /// Begins anew with other identifiers. What is shown stays until the first of them are there.
  func show(_ ids: [Item.ID]) {
    self.ids = ids
    next = 0
    (page, end, patience) = (nil, nil, nil)
    isLoading = false
    if ids.isEmpty { items = [] }
    loadPage(after: [])
  }

  /// Fetches the next page, unless there is none. While one is under way that is noted: if nothing is added to what the
  /// reader has come to the end of, the next follows by itself.
  func loadMore() {
    guard page == nil else { return end = items.last?.id }
    loadPage(after: items)
  }

  private func loadPage(after shown: [LiveItem]) {
    guard !isComplete else { return }
    let wanted = Array(ids[next...].prefix(Self.pageSize))
    next += wanted.count
    isLoading = true
    var isOver = false
    var found: [LiveItem] = []
    /// Shows what has come: while the reader can wait no more than what has nothing missing above it, lest it be pushed down.
    let show = { [weak self, isWanted] (isPatient: Bool) in
      let there = Set(found.map(\.id))
      let known = isPatient ? Array(found.prefix(wanted.prefix { there.contains($0) }.count)) : found
      let items = shown + known.filter { $0.item.map(isWanted) ?? false }
      if !known.isEmpty, self?.items.map(\.id) != items.map(\.id) { self?.items = items }
    }
    let page = live.load(wanted).sink { [weak self] _ in
      isOver = true
      self?.patience = nil
      show(false)
      self?.endPage(shown)
    } receiveValue: { [weak self] items in
      found = items
      show(self?.patience != nil)
    }
    guard !isOver else { return }
    self.page = page
    patience = Just(()).delay(for: .seconds(Self.patience), scheduler: RunLoop.main).sink { [weak self] in
      self?.patience = nil
      show(false)
    }
    show(true)
  }

  /// A page of which nothing can be shown has no last item that asks for the next one.
  private func endPage(_ shown: [LiveItem]) {
    page = nil
    isLoading = false
    let isAtEnd = end != nil && end == items.last?.id
    end = nil
    if isAtEnd || items.count == shown.count { loadPage(after: items) }
  }
}
