import HackerNews
import SwiftUI

/// The lists of Hacker News, one at a time.
struct StoriesScreen: View {
  @StateObject private var model: StoriesModel
  private let context: StoryContext

  init(context: StoryContext) {
    self.context = context
    _model = StateObject(wrappedValue: StoriesModel(context: context))
  }

  var body: some View {
    VStack(spacing: 0) {
      Picker("Stories", selection: $model.collection) {
        ForEach(StoryCollection.allCases) { collection in
          Text(collection.title).tag(collection)
        }
      }
      .pickerStyle(.segmented)
      .listHead()
      .urlPath($model.collection)
      StoryList(model: model, feed: model.feed)
    }
    .background { SearchKey(route: StoryRoute.search) }
    .navigationTitle("Hacker News")
    .pageMetadata(
      title: model.collection == .top ? nil : Text("Hacker News") + Text(verbatim: ": ") + Text(model.collection.title)
    )
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        NavigationLink(value: StoryRoute.search) { Label("Search", systemImage: "magnifyingglass") }
      }
    }
  }
}

/// The stories of a list, or why there are none.
private struct StoryList: View {
  @ObservedObject var model: StoriesModel
  @ObservedObject var feed: StoryFeed
  @EnvironmentObject private var library: Library
  @Environment(\.storyOrder) private var order
  /// True from when the reader asked for new stories until they are there.
  @State private var awaitsNew = false

  var body: some View {
    ScrollViewReader { proxy in
      content
        .overlay(alignment: .top) {
          if model.newCount > 0 {
            NoticeButton(model.newCount == 1 ? "1 new story" : "\(model.newCount) new stories") {
              awaitsNew = true
              model.showNew()
              if let first = feed.items.first { proxy.scrollTo(first.id, anchor: .top) }
            }
          }
        }
        .onChange(of: feed.items.first?.id) { _, first in
          guard awaitsNew, let first else { return }
          awaitsNew = false
          proxy.scrollTo(first, anchor: .top)
        }
    }
    .noted(feed.items, in: order)
    .failureAlert(words.failure, $model.alert)
  }

  @ViewBuilder private var content: some View {
    if feed.items.isEmpty {
      ListNotice(state: feed.isLoading ? .loading : model.state, words: words, retry: model.retry)
        .markAllRead([], in: library)
    } else {
      UnhiddenItems(feed.items, isLoading: model.state == .loading) { stories, notice in
        if stories.isEmpty {
          NothingNewNotice(notice: notice, loadMore: feed.loadMore)
        } else {
          list(stories, notice)
        }
      }
    }
  }

  private func list(_ stories: [LiveItem], _ notice: HiddenNotice) -> some View {
    let unread = stories.filter { !library.isRead($0.readMark) }
    return KeyedItems(
      stories.map(\.id), loadMore: feed.loadMore, isRead: { id in !unread.contains { $0.id == id } }
    ) { focus in
      List {
        notice
        ForEach(stories) { story in
          NavigationLink(value: StoryRoute.item(story.id)) {
            LiveStoryRow(story: story)
          }
          .keyed(focus, story.id)
          .listRowInsets(EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
          .itemActions(story, bookmark: story.item?.bookmark)
          .onAppear { if story.id == stories.last?.id { feed.loadMore() } }
        }
      }
      .listStyle(.plain)
      // Each list begins at its beginning.
      .id(model.shown)
      .refreshable { [model] in await model.refresh() }
      .markAllRead(unread.map(\.readMark), in: library)
    }
  }

  private var words: ListWords {
    ListWords(
      failure: "The stories did not arrive", loading: "Loading stories",
      nothingFound: "There are no stories of this kind at the moment.", symbol: "bubble.left.and.bubble.right")
  }
}
