import NewsAPI
import SwiftUI

/// One article of a list: it leads to the page of the article; "Read" leads to the article itself.
struct ArticleRow: View {
  let article: Article
  let pictures: PictureCache
  let focus: KeyFocus<Article.ID>
  @Environment(\.horizontalSizeClass) private var width
  @EnvironmentObject private var library: Library

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .top, spacing: 12) {
        VStack(alignment: .leading, spacing: 4) {
          title
          ArticleByline(article: article)
          if width == .regular { description(lines: 4) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        if let picture = article.urlToImage {
          PictureView(picture, label: "", frame: width == .regular ? .wideArticleRow : .articleRow, cache: pictures)
        }
      }
      if width != .regular { description(lines: 3) }
      if let url = article.url {
        HStack(spacing: 20) {
          Link("Read", destination: url)
            .accessibilityLabel("Read: \(article.readableTitle)")
            .simultaneousGesture(TapGesture().onEnded { library.markRead(article.readMark) })
          if let bookmark = article.bookmark {
            BookmarkButton(bookmark: bookmark)
              .buttonStyle(.borderless)
          }
        }
        .font(.subheadline)
        .padding(.vertical, 2)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .itemActions(article)
  }

  @ViewBuilder private var title: some View {
    let text = Text(article.readableTitle)
      .font(.headline)
      .foregroundColor(library.isRead(article.readMark) ? .secondary : .primary)
      .accessibilityHeading(.h2)
      .lineLimit(3)
    if let page = NewsRoute(article) {
      NavigationLink(value: page) { text }
        .buttonStyle(.plain)
        .navigationLinkIndicatorVisibility(.hidden)
        .keyed(focus, article.id)
    } else {
      text
    }
  }

  @ViewBuilder private func description(lines: Int) -> some View {
    if let description = article.description?.plainText, !description.isEmpty {
      Text(description)
        .font(.subheadline)
        .lineLimit(lines)
    }
  }
}

/// Who has published an article, and when: today by the hour, else by the day as well.
struct ArticleByline: View {
  let article: Article
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @EnvironmentObject private var library: Library

  var body: some View {
    Text([article.source.name, article.publishedAt.map(date)].compactMap { $0 }.joined(separator: " · "))
      .font(.caption)
      .foregroundColor(.secondary)
  }

  private func date(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let isToday = calendar.isDate(date, inSameDayAs: library.now())
    var style = Date.FormatStyle(date: isToday ? .omitted : .abbreviated, time: .shortened, locale: locale)
    style.timeZone = timeZone
    return date.formatted(style)
  }
}

extension PictureFrame {
  /// Beside an article's title.
  static let articleRow = PictureFrame(shape: 4 / 3, width: 112)
  /// The same on a wide screen.
  static let wideArticleRow = PictureFrame(shape: 16 / 9, width: 208)
}
