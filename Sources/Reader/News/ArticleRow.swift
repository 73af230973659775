import NewsAPI
import SwiftUI

/// One article of a list.
struct ArticleRow: View {
  let article: Article
  let pictures: PictureCache
  let focus: KeyFocus<Article.ID>
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @EnvironmentObject private var library: Library

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      title
      Text(byline)
        .font(.caption)
        .foregroundColor(.secondary)
      if let picture = article.urlToImage {
        PictureView(picture, label: "", cache: pictures)
      }
      if let description = article.description?.plainText, !description.isEmpty {
        Text(description)
          .font(.subheadline)
          .lineLimit(12)
      }
      if let url = article.url {
        HStack(spacing: 20) {
          Link("Read", destination: url)
            .accessibilityLabel("Read: \(article.readableTitle)")
            .simultaneousGesture(reading)
          if let bookmark = article.bookmark {
            BookmarkButton(bookmark: bookmark)
              .buttonStyle(.borderless)
          }
        }
        .font(.subheadline)
        .padding(.vertical, 4)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 8)
    .itemActions(article)
  }

  @ViewBuilder private var title: some View {
    let text = Text(article.readableTitle)
      .font(.headline)
      .foregroundColor(library.isRead(article.readMark) ? .secondary : .primary)
      .accessibilityHeading(.h2)
    if let url = article.url {
      Link(destination: url) { text }
        .keyed(focus, article.id)
        .simultaneousGesture(reading)
    } else {
      text
    }
  }

  /// What is opened has been read.
  private var reading: some Gesture {
    TapGesture().onEnded { library.markRead(article.readMark) }
  }

  private var byline: String {
    [article.source.name, article.publishedAt.map(date)].compactMap { $0 }.joined(separator: " · ")
  }

  private func date(_ date: Date) -> String {
    var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
    style.timeZone = timeZone
    return date.formatted(style)
  }
}
