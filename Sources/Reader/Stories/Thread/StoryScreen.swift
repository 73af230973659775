import HackerNews
import SwiftUI

/// A story with what people say about it.
struct StoryScreen: View {
  @StateObject private var model: StoryModel
  @EnvironmentObject private var library: Library
  @Environment(\.storyOrder) private var order
  /// When the reader was here before; nil for the first time.
  @State private var before: Date?

  init(id: Item.ID, context: StoryContext) {
    _model = StateObject(wrappedValue: StoryModel(id: id, context: context))
  }

  var body: some View {
    Group {
      if let story = model.story {
        ScrollViewReader { proxy in
          KeyedItems(model.tree.rows.map(\.id)) { focus in
            thread(of: story, focus, proxy)
          }
          .overlay(alignment: .top) { NewCommentsNotice(count: model.newCount, show: model.loadComments) }
        }
        .bookmarkButton(story.item?.bookmark)
        .shareButton(story.item?.page, title: story.item?.headline ?? "")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            // There before the comments are, so that nothing beside it moves.
            Button(action: model.toggleAll) {
              Label(
                model.tree.isCollapsed ? "Open all comments" : "Close all comments",
                systemImage: model.tree.isCollapsed ? "plus.circle" : "minus.circle")
            }
            .disabled(model.tree.rows.isEmpty)
          }
        }
        .onAppear {
          before = library.lastRead(story.readMark)
          library.visit(story.readMark)
        }
      } else {
        PageNotice(state: model.state, words: words, retry: model.load)
      }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
    .pageMetadata(of: model.story?.item)
  }

  private func thread(of story: LiveItem, _ focus: KeyFocus<Item.ID>, _ proxy: ScrollViewProxy) -> some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        StoryHeader(story: story, options: model.options)
        ForEach(model.tree.rows) { row in
          VStack(alignment: .leading, spacing: 0) {
            if row.depth == 0 {
              Divider()
            }
            CommentView(
              row: row, focus: focus, storyAuthor: story.item?.author, isNew: isNew(row.item),
              toggle: { model.toggle(row.id) }, show: { proxy.scrollTo($0, anchor: .top) })
          }
        }
        if model.isLoadingComments {
          // At each end another one: it is not moved.
          ProgressView("Loading comments")
            .frame(maxWidth: .infinity)
            .padding()
            .id(model.tree.count)
        } else if model.tree.rows.isEmpty, model.story?.item?.kind != .job {
          Text("No comments yet.")
            .foregroundColor(.secondary)
            .frame(maxWidth: .infinity)
            .padding()
        }
        if !model.isLoadingComments, let order {
          NextUnreadLink(
            after: story.readMark, in: order, title: { $0.item?.headline ?? "" }, route: { StoryRoute.item($0.id) }
          )
          .padding(.vertical, 8)
        }
      }
      .padding(.horizontal)
      .readableWidth()
    }
  }

  private func isNew(_ comment: Item) -> Bool {
    guard let before, let date = comment.date else { return false }
    return date > before
  }

  private var title: LocalizedStringKey {
    switch model.story?.item?.kind {
    case .comment: "Comment"
    case .poll: "Poll"
    case .job: "Job"
    default: "Story"
    }
  }

  private var words: ListWords {
    ListWords(
      failure: "The story did not arrive", loading: "Loading the story", nothingFound: "There is no such story.",
      symbol: "bubble.left.and.bubble.right")
  }
}

/// Says that there are new comments.
private struct NewCommentsNotice: View {
  let count: Int
  let show: @MainActor () -> Void

  var body: some View {
    if count > 0 {
      NoticeButton(count == 1 ? "1 new comment" : "\(count) new comments", action: show)
    }
  }
}
