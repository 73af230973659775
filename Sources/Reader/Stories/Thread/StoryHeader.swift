import HackerNews
import SwiftUI

/// What a story is: its title, where it leads, its text, its figures; of a poll the options, of a comment what it answers.
struct StoryHeader: View {
  @ObservedObject var story: LiveItem
  let options: [LiveItem]

  var body: some View {
    if let item = story.item {
      VStack(alignment: .leading, spacing: 10) {
        if item.kind == .comment {
          if let parent = item.parent {
            NavigationLink("What this answers", value: StoryRoute.item(parent))
              .font(.subheadline)
          }
        } else {
          Text(verbatim: item.headline)
            .font(.title2.bold())
            .accessibilityHeading(.h2)
        }
        if let url = item.url {
          Link(destination: url) {
            Label(item.site ?? url.absoluteString, systemImage: "link")
          }
          .font(.subheadline)
        }
        if let text = item.text {
          MarkupView(text)
        }
        ForEach(options) { option in
          PollOptionRow(option: option)
        }
        HStack(spacing: 12) {
          if let author = item.author {
            NavigationLink(author, value: StoryRoute.user(author))
              .font(.caption.weight(.semibold))
          }
          if let date = item.date {
            AgeText(date, .posted)
              .font(.caption)
              .foregroundColor(.secondary)
          }
        }
        .lineLimit(1)
        StoryFigures(item: item)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 8)
    }
  }
}

/// An option of a poll with its points.
private struct PollOptionRow: View {
  @ObservedObject var option: LiveItem

  var body: some View {
    if let item = option.item {
      HStack {
        Text(verbatim: item.text?.plainText ?? "")
        Spacer()
        Text(verbatim: "\(item.score ?? 0)")
          .font(.callout.bold())
          .accessibilityLabel("\(item.score ?? 0) points")
      }
      .padding(10)
      .background(Color.gray.opacity(0.12))
      .cornerRadius(8)
    }
  }
}
