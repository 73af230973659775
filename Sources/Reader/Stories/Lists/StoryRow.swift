import HackerNews
import SwiftUI

/// One story of a list, as it is at every moment.
struct LiveStoryRow: View {
  @ObservedObject var story: LiveItem

  var body: some View {
    if let item = story.item {
      StoryRow(item: item)
    }
  }
}

/// One story of a list: how old it is, what it is called, where it leads, what people think of it.
struct StoryRow: View {
  let item: Item
  @EnvironmentObject private var library: Library

  var body: some View {
    HStack(spacing: 10) {
      if let date = item.date {
        AgeBadge(date: date)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: item.headline)
          .font(.subheadline.weight(.semibold))
          .foregroundColor(library.isRead(.story(item.id)) ? .secondary : .primary)
          .accessibilityHeading(.h2)
          .lineLimit(2)
        StoryFigures(item: item, site: item.site)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Points and comments of a story, and where it leads if that is to be said.
struct StoryFigures: View {
  let item: Item
  var site: String?

  var body: some View {
    FactRow(spacing: 12) {
      if let site {
        Text(verbatim: site)
          .layoutPriority(-1)
      }
      if item.kind != .job, let score = item.score {
        Label(score == 1 ? "1 point" : "\(score) points", systemImage: "arrow.up")
      }
      if let count = item.commentCount {
        Label(count == 1 ? "1 comment" : "\(count) comments", systemImage: "bubble.left")
      }
    }
    .font(.caption)
    .foregroundColor(.secondary)
    .lineLimit(1)
  }
}

/// Short facts beside one another; below one another where text is large.
struct FactRow<Content: View>: View {
  let spacing: Double
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    if size >= .xxLarge {
      VStack(alignment: .leading, spacing: 2) { content }
    } else {
      HStack(spacing: spacing) { content }
    }
  }
}

/// The age of something in two or three letters on a ground that is warm while it is young.
private struct AgeBadge: View {
  let date: Date
  @ScaledMetric(relativeTo: .caption) private var side = 36

  var body: some View {
    AgeText(date, .badge)
      .font(.caption.weight(.semibold))
      .frame(width: side, height: side)
      .background(Color.orange.opacity(0.2))
      .clipShape(Circle())
  }
}

extension Item {
  /// The title as a person reads it.
  var headline: String {
    guard let title = title?.plainText, !title.isEmpty else {
      return isReadable ? String(localized: "Untitled") : String(localized: "Withdrawn")
    }
    return title
  }
}
