import HackerNews
import SwiftUI

/// Someone on Hacker News, and what they have written.
struct UserScreen: View {
  let name: User.ID
  @StateObject private var user: Resource<User?>
  private let context: StoryContext

  init(name: User.ID, context: StoryContext) {
    self.name = name
    self.context = context
    _user = StateObject(wrappedValue: Resource { context.client.fetchUserErr(name) })
  }

  var body: some View {
    ResourceView(user, words: words) { user in
      if let user {
        UserPage(user: user, context: context)
      } else {
        PageNotice(state: .loaded, words: words) {}
      }
    }
    .navigationTitle(name)
    .navigationBarTitleDisplayMode(.inline)
    .pageMetadata(description: (user.value ?? nil)?.about.map { Text(verbatim: $0.plainText) })
  }

  private var words: ListWords {
    ListWords(
      failure: "The user did not arrive", loading: "Loading the user", nothingFound: "There is no such user.",
      symbol: "person")
  }
}

/// What a user says of themselves, and what they have written, newest first.
private struct UserPage: View {
  let user: User
  @StateObject private var feed: StoryFeed
  @Environment(\.locale) private var locale

  init(user: User, context: StoryContext) {
    self.user = user
    _feed = StateObject(
      wrappedValue: StoryFeed(live: context.live, showing: user.submitted) {
        $0.isListed || ($0.kind == .comment && $0.isReadable)
      })
  }

  var body: some View {
    KeyedItems(feed.items.map(\.id), loadMore: feed.loadMore) { focus in
      list(focus)
    }
  }

  private func list(_ focus: KeyFocus<Item.ID>) -> some View {
    List {
      VStack(alignment: .leading, spacing: 8) {
        if let karma = user.karma {
          Text("\(karma.formatted(.number.locale(locale))) points of karma")
            .font(.headline)
        }
        if let created = user.created {
          Text("Member since \(created.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale)))")
            .font(.subheadline)
            .foregroundColor(.secondary)
        }
        if let about = user.about {
          MarkupView(about)
        }
      }
      .padding(.vertical, 8)
      ForEach(feed.items) { submission in
        NavigationLink(value: StoryRoute.item(submission.id)) {
          SubmissionRow(submission: submission)
        }
        .keyed(focus, submission.id)
        .itemActions(submission, bookmark: submission.item?.bookmark)
        .onAppear { if submission.id == feed.items.last?.id { feed.loadMore() } }
      }
      if feed.isLoading {
        // At each end another one: it is not moved.
        ProgressView("Loading submissions")
          .frame(maxWidth: .infinity)
          .padding()
          .id(feed.items.count)
      }
    }
    .listStyle(.plain)
  }
}

/// A story or a comment of a user.
private struct SubmissionRow: View {
  @ObservedObject var submission: LiveItem

  var body: some View {
    if let item = submission.item {
      if item.kind == .comment {
        VStack(alignment: .leading, spacing: 4) {
          if let date = item.date {
            AgeText(date, .posted)
              .font(.caption)
              .foregroundColor(.secondary)
          }
          Text(verbatim: item.text?.plainText ?? "")
            .font(.subheadline)
            .lineLimit(4)
        }
        .padding(.vertical, 4)
      } else {
        StoryRow(item: item)
      }
    }
  }
}
