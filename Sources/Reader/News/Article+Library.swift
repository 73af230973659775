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
      picture: urlToImage, text: readableTexts.joined(separator: "\n\n"))
  }

  /// An article as far as it was put aside; nil for what is no article.
  init?(kept bookmark: Bookmark) {
    guard bookmark.kind == .article, let url = URL(string: bookmark.address) else { return nil }
    // As `id` puts it together.
    let time = bookmark.name.split(separator: " ").last.flatMap { TimeInterval($0) }
    self.init(
      source: Source(name: bookmark.subtitle.isEmpty ? nil : bookmark.subtitle), title: bookmark.title,
      description: bookmark.text, url: url, urlToImage: bookmark.picture,
      publishedAt: time.map(Date.init(timeIntervalSince1970:)))
  }

  /// The beginning of the text: the service breaks it off in the middle of a word.
  private var contentAsText: String? {
    guard let content, charactersLeftOut ?? 0 > 0, let end = content.lastIndex(of: " ") else { return content }
    return content[..<end].trimmingCharacters(in: .punctuationCharacters.union(.whitespacesAndNewlines)) + "…"
  }

  /// The description and the beginning of the text, which often says the same.
  var readableTexts: [String] {
    let texts = [description, contentAsText].compactMap { $0?.plainText }.filter { !$0.isEmpty }
    guard texts.count == 2, texts[1].hasPrefix(texts[0].prefix(40)) else { return texts }
    return [texts[1].count > texts[0].count ? texts[1] : texts[0]]
  }

  /// The title as a person reads it.
  var readableTitle: String {
    guard let title = headline?.plainText, !title.isEmpty else { return String(localized: "Untitled") }
    return title
  }
}
