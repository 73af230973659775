import HackerNews
import SwiftUI

/// A comment, moved in as far as it is deep, with what it takes to close it and to go on.
struct CommentView: View {
  let row: CommentTree.Row
  let focus: KeyFocus<Item.ID>
  let toggle: @MainActor () -> Void
  let showNext: @MainActor () -> Void

  /// Points to a level, and the deepest level that is told apart: a phone is narrow.
  private static let indent = (step: 14.0, levels: 7)

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      if row.depth > 0 {
        Rectangle()
          .fill(Color.gray.opacity(0.35))
          .frame(width: 2)
          .padding(.leading, Double(min(row.depth, Self.indent.levels) - 1) * Self.indent.step)
      }
      VStack(alignment: .leading, spacing: 6) {
        heading
        if row.hiddenCount == nil {
          content
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.top, 4)
    .padding(.bottom, 10)
  }

  private var heading: some View {
    HStack(spacing: 4) {
      if let author = row.item.author {
        NavigationLink(author, value: StoryRoute.user(author))
          .font(.caption.weight(.semibold))
      }
      if let date = row.item.date {
        AgeText(date, .sentence)
          .foregroundColor(.secondary)
          .lineLimit(1)
          .layoutPriority(1)
      }
      Spacer()
      if row.nextRoot != nil {
        Button(action: showNext) { Image(systemName: "arrow.down").frame(width: 44, height: 36) }
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
        .frame(minWidth: 44, minHeight: 36)
      }
      .accessibilityLabel(row.hiddenCount == nil ? "Close this comment" : "Open this comment")
      .keyed(focus, row.id)
    }
    .font(.caption)
    .buttonStyle(.borderless)
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
