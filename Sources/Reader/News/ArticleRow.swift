import NewsAPI
import Shelf
import SwiftUI

/// One article of a list.
struct ArticleRow: View {
  let article: Article
  let pictures: PictureCache
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @EnvironmentObject private var library: Library

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.headline)
        .accessibilityHeading(.h2)
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
            .accessibilityLabel("Read: \(title)")
            .simultaneousGesture(TapGesture().onEnded { library.markRead(article.readMark) })
          BookmarkButton(bookmark: bookmark(url))
            .buttonStyle(.borderless)
        }
        .font(.subheadline)
        .padding(.vertical, 4)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 8)
    .opacity(library.isRead(article.readMark) ? 0.6 : 1)
    .swipeActions {
      if !library.isRead(article.readMark) {
        Button {
          library.markRead(article.readMark)
        } label: {
          Label("Mark as read", systemImage: "checkmark.circle")
        }
      }
    }
  }

  private func bookmark(_ url: URL) -> Bookmark {
    Bookmark(
      .article, article.id, title: title, subtitle: byline, address: url.absoluteString, picture: article.urlToImage)
  }

  private var title: String {
    guard let title = article.headline?.plainText, !title.isEmpty else { return String(localized: "Untitled") }
    return title
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

extension Article {
  /// The name under which it is known to have been read.
  var readMark: String { "article/\(id)" }
}
