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
struct PagedListView<Asked: Equatable & Sendable, Page: ResultPage, Header: View, Row: View>: View {
  @ObservedObject private var list: PagedList<Asked, Page>
  private let words: ListWords
  private let hides: (Page.Item) -> Bool
  private let header: Header
  private let row: (Page.Item) -> Row

  /// Shows a list.
  ///
  /// - Parameter hides: Says which results the reader does not want to see; none by default.
  init(
    _ list: PagedList<Asked, Page>, words: ListWords, hides: @escaping (Page.Item) -> Bool = { _ in false },
    @ViewBuilder header: () -> Header = { EmptyView() }, @ViewBuilder row: @escaping (Page.Item) -> Row
  ) {
    self.list = list
    self.words = words
    self.hides = hides
    self.header = header()
    self.row = row
  }

  var body: some View {
    let items = list.items.filter { !hides($0) }
    Group {
      if items.isEmpty {
        VStack(spacing: 0) {
          header
            .padding(.horizontal)
            .readableWidth()
          if list.items.isEmpty {
            ListNotice(state: list.state, words: words, retry: list.retry)
          } else {
            EmptyNotice(
              symbol: "eye.slash", title: "Nothing new", message: Text("You have read or muted everything here."),
              action: EmptyNotice.Action("Show more", list.loadMore))
          }
        }
      } else {
        List {
          header
          ForEach(items) { item in
            row(item)
              .onAppear { if item.id == items.last?.id { list.loadMore() } }
          }
        }
        .listStyle(.plain)
        .opacity(list.state == .loading ? 0.5 : 1)
      }
    }
    .failureAlert(words.failure, $list.alert)
  }
}

/// Why there is nothing in a list.
struct ListNotice: View {
  let state: LoadState
  let words: ListWords
  let retry: @MainActor () -> Void

  var body: some View {
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

extension View {
  /// Tells of an error once, with the service's own words.
  func failureAlert(_ title: LocalizedStringKey, _ failure: Binding<FetchError?>) -> some View {
    alert(item: failure) { error in
      Alert(title: Text(title), message: Text(error.localizedDescription), dismissButton: .default(Text("OK")))
    }
  }
}
