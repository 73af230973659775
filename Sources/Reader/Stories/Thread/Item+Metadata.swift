import HackerNews
import SwiftUI

extension View {
  /// Describes the page of a story or a comment to those who see a link to it.
  func pageMetadata(of item: Item?) -> some View {
    pageMetadata(
      title: item.map { Text(verbatim: $0.kind == .comment && $0.isReadable ? $0.excerpt : $0.headline) },
      description: item.flatMap { $0.text == nil ? $0.site : $0.excerpt }.map { Text(verbatim: $0) })
  }
}

extension Item {
  /// The beginning of the text as a person reads it.
  fileprivate var excerpt: String {
    let text = (isReadable ? text : nil)?.plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    return text.count > 100 ? text.prefix(99) + "…" : text
  }
}
