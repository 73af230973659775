import Foundation
import HackerNews
import Shelf

extension Item {
  /// Where everybody can read it.
  var page: URL? { URL(string: "https://news.ycombinator.com/item?id=\(id)") }

  /// What is kept of a story, poll or job; nil for anything else.
  @MainActor var bookmark: Bookmark? {
    guard isListed else { return nil }
    return Bookmark(.story, String(id), title: headline, subtitle: site ?? "", address: "/stories/item/\(id)")
  }
}

extension LiveItem: LibraryItem {
  var readMark: String { .story(id) }
  var texts: [String] { [item?.title, item?.text].compactMap { $0?.plainText } }
  var site: String? { item?.site }
  var author: String? { item?.author }
}

extension SearchHit: LibraryItem {
  var readMark: String { .story(id) }
  var texts: [String] { [item.title, item.text].compactMap { $0?.plainText } }
  var site: String? { item.site }
}

extension String {
  /// The name under which a story is known to have been read.
  static func story(_ id: Item.ID) -> String { "story/\(id)" }
}
