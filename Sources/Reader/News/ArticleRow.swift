import NewsAPI
import SwiftUI

/// One article of a list: it leads to the page of the article; "Read" leads to the article itself.
struct ArticleRow: View {
  let article: Article
  let pictures: PictureCache
  let focus: KeyFocus<Article.ID>
  @EnvironmentObject private var library: Library

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .top, spacing: 12) {
        VStack(alignment: .leading, spacing: 4) {
          title
          ArticleByline(article: article, style: .age)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        if let picture = article.urlToImage {
          PictureView(picture, label: "", frame: .articleRow, cache: pictures)
        }
      }
      if let description = article.description?.plainText, !description.isEmpty {
        Text(description)
          .font(.subheadline)
          .lineLimit(3)
      }
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
        .navigationLinkIndicatorVisibility(.hidden)
        .keyed(focus, article.id)
    } else {
      text
    }
  }
}

/// Who has published an article, and when.
struct ArticleByline: View {
  /// How the time is told.
  enum Style {
    /// How long ago that was; what is older than a week by its day.
    case age
    /// By the day and the hour.
    case time
  }

  let article: Article
  let style: Style
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.agesAsOf) private var agesAsOf
  @EnvironmentObject private var library: Library

  var body: some View {
    Text([article.source.name, article.publishedAt.map(told)].compactMap { $0 }.joined(separator: " · "))
      .font(.caption)
      .foregroundColor(.secondary)
  }

  private func told(_ date: Date) -> String {
    let now = max(agesAsOf ?? .distantPast, library.now())
    let age = now.timeIntervalSince(date)
    if style == .age, age < 60 { return String(localized: "just now") }
    if style == .age, age < 7 * 86_400 { return date.ago(at: now, in: locale) }
    var day = Date.FormatStyle(date: .abbreviated, time: style == .age ? .omitted : .shortened, locale: locale)
    day.timeZone = timeZone
    return date.formatted(day)
  }
}

extension PictureFrame {
  /// Beside an article's title.
  static let articleRow = PictureFrame(shape: 16 / 9, width: 112)
}
