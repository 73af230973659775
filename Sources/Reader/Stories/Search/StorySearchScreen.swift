import Combine
import HackerNews
import SwiftUI

/// A search for stories while one types.
struct StorySearchScreen: View {
  @StateObject private var model: StorySearchModel
  @EnvironmentObject private var library: Library

  /// The name under which searches are remembered.
  private static let section = "stories"

  init(context: StoryContext) {
    _model = StateObject(wrappedValue: StorySearchModel(client: context.client))
  }

  var body: some View {
    VStack(spacing: 0) {
      Picker("Order", selection: $model.order) {
        Text("Best first").tag(StorySearch.Order.relevance)
        Text("Newest first").tag(StorySearch.Order.date)
      }
      .pickerStyle(.segmented)
      .urlPath($model.order)
      .listHead()
      if model.words.isEmpty {
        RecentSearches(searches: library.searches(in: Self.section)) {
          model.words = $0
        } forget: {
          library.forgetSearches(in: Self.section)
        }
      }
      PagedListView(model.list, words: words) { hit, focus in
        NavigationLink(value: StoryRoute.item(hit.id)) {
          StoryRow(item: hit.item)
        }
        .keyed(focus, hit.id)
        .itemActions(hit, bookmark: hit.item.bookmark)
      }
    }
    .searching($model.words, prompt: "Search all stories", takesFocus: true)
    .onSubmit(of: .search) { library.remember(search: model.words, in: Self.section) }
    .navigationTitle("Search")
    .navigationBarTitleDisplayMode(.inline)
    .pageMetadata(title: searchTitle(model.words))
    .onReceive(model.worthRemembering) { words in
      library.remember(search: words, in: Self.section)
    }
  }

  private var words: ListWords {
    ListWords(
      failure: "The results did not arrive", loading: "Searching",
      nothingFound: "No story has \u{201C}\(model.words)\u{201D} in it.", symbol: "magnifyingglass")
  }
}

/// The stories that fit what the reader types.
@MainActor
final class StorySearchModel: ObservableObject {
  /// How many characters a search may have: fewer find everything, more find nothing.
  nonisolated static let lengths = 2...100

  @Published var words = ""
  @Published var order = StorySearch.Order.relevance
  private(set) lazy var list = PagedList(
    Publishers.CombineLatest($words.settled(), $order).map(Self.question),
    pager: Pager<SearchPage>(pageSize: 20, lastPage: StorySearch("").lastPage)
  ) { [client] search, page in
    client.fetchPageErr(page, of: search)
  }

  /// Words that the reader has not changed for a while.
  private(set) lazy var worthRemembering = $words.debounce(for: 2, scheduler: RunLoop.main)
    .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    .filter { Self.lengths.contains($0.count) }
    .removeDuplicates()
    .share()

  private let client: HackerNews

  init(client: HackerNews) {
    self.client = client
  }

  private nonisolated static func question(_ words: String, _ order: StorySearch.Order) -> Question<StorySearch> {
    let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
    if words.isEmpty { return .wait("Type what a story should be about.") }
    if words.count < lengths.lowerBound { return .wait("Keep typing: a search needs two letters.") }
    if words.count > lengths.upperBound { return .wait("A search may have a hundred letters at most.") }
    return .ask(StorySearch(words, order: order))
  }
}
