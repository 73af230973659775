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
  private let header: Header
  private let row: (Page.Item) -> Row

  init(
    _ list: PagedList<Asked, Page>, words: ListWords, @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder row: @escaping (Page.Item) -> Row
  ) {
    self.list = list
    self.words = words
    self.header = header()
    self.row = row
  }

  var body: some View {
    Group {
      if list.items.isEmpty {
        VStack(spacing: 0) {
          header
            .padding(.horizontal)
            .readableWidth()
          ListNotice(state: list.state, words: words, retry: list.retry)
        }
      } else {
        List {
          header
          ForEach(list.items) { item in
            row(item)
              .onAppear { list.loadMore(after: item) }
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
        retry: retry)
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
