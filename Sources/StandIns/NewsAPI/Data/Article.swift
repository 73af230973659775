import Foundation
import Synchronization

/// An invented article. What it says is decided by the archive's seed and its number, and written when it is wanted.
final class Article: Sendable {
  /// How the date is written on the wire.
  enum DateStyle: Sendable {
    case plain, withOffset, epoch
  }

  /// What an article consists of.
  struct Parts: Sendable {
    var dateStyle = DateStyle.plain
    var author: String?
    var title: String
    var description: String?
    /// The path of its picture on this server.
    var picture: String?
    /// The first sentences, and how many characters follow them.
    var opening: String?
    var withheld = 0
    var popularity: Int
    var isRemoved = false
    /// Whether headlines end with the publisher's name.
    var namesPublisher = false
  }

  let number: Int
  let publisher: Publisher
  let date: Date
  private let writer: ArticleWriter
  private let written = Mutex<Parts?>(nil)
  private let folded = Mutex<ArticleWords?>(nil)

  init(number: Int, publisher: Publisher, date: Date, writer: ArticleWriter) {
    self.number = number
    self.publisher = publisher
    self.date = date
    self.writer = writer
  }

  var popularity: Int { parts.popularity }

  /// Written once, when first wanted.
  var parts: Parts {
    written.withLock { written in
      if let written { return written }
      let parts = writer.parts(of: number)
      written = parts
      return parts
    }
  }

  /// Found once, at the first search.
  var words: ArticleWords {
    let parts = parts
    return folded.withLock { folded in
      if let folded { return folded }
      let words = ArticleWords(
        title: FoldedText.words(of: parts.title),
        description: FoldedText.words(of: parts.description ?? ""),
        content: FoldedText.words(of: parts.opening ?? "")
      )
      folded = words
      return words
    }
  }

  /// The path of the page with the whole text.
  var path: String {
    let slug = words.title.filter { $0.utf8.allSatisfy { $0 < 0x80 } }.prefix(8).joined(separator: "-")
    return "/articles/\(slug.isEmpty ? "story" : slug)-\(number)"
  }
}
