import NewsAPI
import SwiftUI

/// One article of a list.
struct ArticleRow: View {
  let article: Article
  let pictures: PictureCache
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

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
        Link("Read", destination: url)
          .font(.subheadline)
          .padding(.vertical, 4)
          .accessibilityLabel("Read: \(title)")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 8)
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
