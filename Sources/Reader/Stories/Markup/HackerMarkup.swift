import Foundation
import SwiftUI

/// What people write on Hacker News, read from its HTML: paragraphs with links and slanted words, and pieces of code.
///
/// Nothing else is understood: other elements lose their tags, and links lead to the web or to nowhere.
struct HackerMarkup: Equatable {
  /// A part of a text.
  enum Block: Equatable {
    case paragraph(AttributedString)
    case code(String)
  }

  private(set) var blocks: [Block] = []
  private var paragraph = AttributedString()
  private var code: String?
  private var isSlanted = false
  private var link: URL?
  private let slanted: Font

  /// The greatest text that is read, in characters.
  static let lengthLimit = 40_000

  /// Reads a text; of one beyond the limit, the beginning.
  /// - Parameter slanted: The font of slanted words.
  init(_ html: String, slanted: Font = .body.italic()) {
    self.slanted = slanted
    var rest = html.prefix(Self.lengthLimit)
    // The cut may have gone through a tag.
    if rest.endIndex < html.endIndex, let open = rest.lastIndex(of: "<"), !rest[open...].contains(">") {
      rest = rest[..<open]
    }
    let lastClose = rest.lastIndex(of: ">")
    while let open = rest.firstIndex(of: "<"), let lastClose, open < lastClose {
      add(rest[..<open])
      guard let close = rest[open...].firstIndex(of: ">"), let tag = Tag(rest[rest.index(after: open)..<close]) else {
        add("<")
        rest = rest[rest.index(after: open)...]
        continue
      }
      follow(tag)
      rest = rest[rest.index(after: close)...]
    }
    add(rest)
    endBlock()
  }

  private mutating func add(_ text: Substring) {
    let words = String(text).withoutEntities
    guard !words.isEmpty else { return }
    if code != nil {
      code?.append(words)
      return
    }
    let line = words.replacing("\n", with: " ")
    // A paragraph does not begin with the break in front of it.
    var piece = AttributedString(paragraph.characters.isEmpty ? String(line.trimmingPrefix { $0 == " " }) : line)
    if isSlanted { piece.swiftUI.font = slanted }
    piece.link = link
    paragraph += piece
  }

  private mutating func follow(_ tag: Tag) {
    switch (tag.name, tag.isEnd) {
    case ("p", _): endBlock()
    case ("i", let isEnd), ("em", let isEnd): isSlanted = !isEnd
    case ("a", let isEnd): link = isEnd ? nil : tag.address
    case ("pre", false):
      endBlock()
      code = ""
    case ("pre", true): endBlock()
    default: break
    }
  }

  private mutating func endBlock() {
    if let code {
      let lines = code.trimmingCharacters(in: .newlines)
      if !lines.isEmpty { blocks.append(.code(lines)) }
    } else if !paragraph.characters.allSatisfy(\.isWhitespace) {
      blocks.append(.paragraph(paragraph))
    }
    (code, paragraph) = (nil, AttributedString())
  }
}

/// A tag without its angle brackets.
private struct Tag {
  let name: String
  let isEnd: Bool
  private let rest: Substring

  /// Nil if it is no tag but a sign of its own.
  init?(_ text: Substring) {
    isEnd = text.first == "/"
    let body = isEnd ? text.dropFirst() : text
    guard body.first?.isLetter ?? false, text.count <= 4_000 else { return nil }
    name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
    rest = body.dropFirst(name.count)
  }

  /// Where a link leads: an address of the web; nil for any other.
  var address: URL? {
    guard let start = rest.range(of: "href=\""), let end = rest[start.upperBound...].firstIndex(of: "\"") else {
      return nil
    }
    let text = String(rest[start.upperBound..<end]).withoutEntities
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host?.isEmpty == false
    else { return nil }
    return url
  }
}
