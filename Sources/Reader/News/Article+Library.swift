import NewsAPI
import Shelf
import SwiftUI

extension Article: LibraryItem {
  var readMark: String { "article/\(id)" }
  var texts: [String] { [headline, description].compactMap { $0 } }
  var site: String? { url?.host() }

  /// What is kept of it; nil where it has no address.
  var bookmark: Bookmark? {
    guard let url else { return nil }
    return Bookmark(
      .article, id, title: readableTitle, subtitle: source.name ?? "", address: url.absoluteString,
      picture: urlToImage)
  }

  /// The title as a person reads it.
  var readableTitle: String {
    guard let title = headline?.plainText, !title.isEmpty else { return String(localized: "Untitled") }
    return title
  }
}
