import HackerNews
import SwiftUI

/// A comment, moved in as far as it is deep, with what it takes to close it and to go on.
struct CommentView: View {
  let row: CommentTree.Row
  let focus: KeyFocus<Item.ID>
  /// Who has written the story itself.
  var storyAuthor: String?
  /// Whether it has been written since the reader was here before.
  var isNew = false
  let toggle: @MainActor () -> Void
  let show: @MainActor (Item.ID) -> Void

  /// The deepest level that has a rail of its own: a phone is narrow.
  private static let levels = 7
  private static let colors: [Color] = [.blue, .green, .orange, .purple, .pink, .teal, .brown]

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      ForEach(0..<min(row.depth, Self.levels), id: \.self) { level in
        Rectangle()
          .fill(Self.colors[level].opacity(level + 1 == min(row.depth, Self.levels) ? 0.8 : 0.25))
          .frame(width: 2)
      }
      VStack(alignment: .leading, spacing: 0) {
        heading
        if row.hiddenCount == nil {
          content
            .padding(.bottom, 10)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var heading: some View {
    HStack(spacing: 4) {
      FactRow(spacing: 4) {
        if let author = row.item.author {
          NavigationLink(author, value: StoryRoute.user(author))
            .font(.caption.weight(.semibold))
          if author == storyAuthor { mark("Author", Color.orange.opacity(0.2)) }
        }
        if isNew { mark("unread since last time", Color.accentColor.opacity(0.15)) }
        if let date = row.item.date {
          AgeText(date, .sentence)
            .foregroundColor(.secondary)
            .lineLimit(1)
            .layoutPriority(1)
        }
      }
      Spacer()
      if let previous = row.previousRoot {
        Button {
          show(previous)
        } label: {
          Image(systemName: "arrow.up").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Previous thread")
      }
      if let next = row.nextRoot {
        Button {
          show(next)
        } label: {
          Image(systemName: "arrow.down").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Next thread")
      }
      Button(action: toggle) {
        Group {
          if let hidden = row.hiddenCount {
            Text("\(hidden + 1) hidden")
          } else {
            Image(systemName: "minus.circle")
          }
        }
        // Wide enough for a finger.
        .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel(row.hiddenCount == nil ? "Close this comment" : "Open this comment")
      .keyed(focus, row.id)
    }
    .font(.caption)
    .buttonStyle(.borderless)
  }

  private func mark(_ words: LocalizedStringKey, _ ground: Color) -> some View {
    Text(words)
      .font(.caption2.weight(.bold))
      .padding(.horizontal, 5)
      .padding(.vertical, 1)
      .background(ground)
      .cornerRadius(4)
  }

  @ViewBuilder private var content: some View {
    if row.item.isReadable, let text = row.item.text {
      MarkupView(text, font: .subheadline)
    } else {
      Text("This comment was taken back.")
        .font(.subheadline.italic())
        .foregroundColor(.secondary)
    }
  }
}
