import Fetch
import SwiftUI

/// What a list of one kind of results says.
struct ListWords {
  /// What is asked for, as an error's headline: "The news did not arrive".
  var failure: LocalizedStringKey
  /// While the first page is on its way.
  var loading: LocalizedStringKey
  /// Why the list is empty.
  var nothingFound: LocalizedStringKey
  /// The symbol of an empty list.
  var symbol: String
}

/// An endless list of results, or why there is none, under something that scrolls with it.
///
/// Keys go through it; what the reader does not want to see is left out.
struct PagedListView<Asked: Equatable & Sendable, Page: ResultPage, Header: View, Row: View>: View
where Page.Item: LibraryItem {
  @ObservedObject private var list: PagedList<Asked, Page>
  private let words: ListWords
  private let order: ReadingOrder<Page.Item>?
  private let header: Header
  private let row: (Page.Item, KeyFocus<Page.Item.ID>) -> Row
  @EnvironmentObject private var library: Library

  /// Shows a list; a row marks what leads to its item with the focus that it is given. `order` learns what is shown.
  init(
    _ list: PagedList<Asked, Page>, words: ListWords, order: ReadingOrder<Page.Item>? = nil,
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder row: @escaping (Page.Item, KeyFocus<Page.Item.ID>) -> Row
  ) {
    self.list = list
    self.words = words
    self.order = order
    self.header = header()
    self.row = row
  }

  var body: some View {
    UnhiddenItems(list.items, isLoading: list.state == .loading) { items, notice in
      let unread = items.filter { !library.isRead($0.readMark) }
      Group {
        if items.isEmpty {
          nothing(notice)
        } else {
          KeyedItems(
            items.map(\.id), loadMore: list.loadMore, isRead: { id in !unread.contains { $0.id == id } }
          ) { focus in
            rows(items, notice, focus)
          }
        }
      }
      // There before the items are, so that nothing beside it moves.
      .markAllRead(unread.map(\.readMark), in: library)
    }
    .noted(list.items, in: order)
    .agesTold(after: list.state)
    .failureAlert(words.failure, $list.alert)
  }

  private func nothing(_ notice: HiddenNotice) -> some View {
    VStack(spacing: 0) {
      header
        .padding(.horizontal)
        .readableWidth()
      if list.items.isEmpty {
        ListNotice(state: list.state, words: words, retry: list.retry)
      } else {
        NothingNewNotice(notice: notice, loadMore: list.loadMore)
      }
    }
  }

  private func rows(_ items: [Page.Item], _ notice: HiddenNotice, _ focus: KeyFocus<Page.Item.ID>) -> some View {
    List {
      header
      notice
      ForEach(items) { item in
        row(item, focus)
          .onAppear { if item.id == items.last?.id { list.loadMore() } }
      }
    }
    .listStyle(.plain)
    .id(list.edition)
    .stale(list.state == .loading)
    .refreshable { [list] in await list.refresh() }
  }
}

extension View {
  /// Dims what is about to be replaced, and says so. It can still be read and opened.
  func stale(_ isStale: Bool) -> some View {
    ZStack(alignment: .top) {
      opacity(isStale ? 0.5 : 1)
      if isStale {
        ProgressView()
          .padding(10)
          .background(.regularMaterial, in: Circle())
          .padding(8)
          .accessibilityLabel("Loading")
      }
    }
  }
}

/// Says that everything in a list is hidden.
struct NothingNewNotice: View {
  let notice: HiddenNotice
  let loadMore: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 0) {
      notice
        .padding()
        .readableWidth()
      EmptyNotice(
        symbol: "eye.slash", title: "Nothing new", message: Text("You have read or muted everything here."),
        action: EmptyNotice.Action("Show more", loadMore))
    }
  }
}

/// Why there is nothing in a list.
struct ListNotice: View {
  let state: LoadState
  let words: ListWords
  let retry: @MainActor () -> Void

  var body: some View {
    // What scrolls is there before there is anything in it: the bar is the same when it comes, and nothing moves.
    ScrollView { Color.clear.frame(height: 1) }
      .allowsHitTesting(false)
      .overlay {
        // One element for all that is said here: assistive software reads out what comes in the place of "Loading".
        VStack { words(for: state) }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .accessibilityAddTraits(.updatesFrequently)
      }
  }

  @ViewBuilder private func words(for state: LoadState) -> some View {
    switch state {
    case .idle(let reason):
      EmptyNotice(symbol: "magnifyingglass", title: "Search", message: Text(reason))
    case .failed(let error):
      EmptyNotice(
        symbol: "exclamationmark.triangle", title: words.failure, message: Text(error.localizedDescription),
        action: EmptyNotice.Action("Try again", retry))
    case .loading:
      ProgressView(words.loading)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .loaded:
      EmptyNotice(symbol: words.symbol, title: "Nothing found", message: Text(words.nothingFound))
    }
  }
}

/// Why there is nothing on a page of one thing. What the service does not have is asked for no second time.
struct PageNotice: View {
  let state: LoadState
  let words: ListWords
  let retry: @MainActor () -> Void

  var body: some View {
    if case .failed(let error) = state, error.isMissing {
      ListNotice(state: .loaded, words: words, retry: {})
        .pageMissing()
    } else {
      ListNotice(state: state, words: words, retry: retry)
        .pageMissing(state == .loaded)
    }
  }
}

extension View {
  /// Tells of an error once, with the service's own words.
  func failureAlert(_ title: LocalizedStringKey, _ failure: Binding<FetchError?>) -> some View {
    alert(item: failure) { error in
      Alert(title: Text(title), message: Text(error.localizedDescription), dismissButton: .default(Text("OK")))
    }
  }
}

extension View {
  /// Says in the bar how much of a list was not read, and lets all of it count as read.
  func markAllRead(_ unread: [String], in library: Library) -> some View {
    toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu {
          Button("Mark all as read (\(unread.count))") { library.markRead(unread) }
            .disabled(unread.isEmpty)
        } label: {
          Label("More", systemImage: "ellipsis.circle")
        }
      }
    }
  }
}
