import Foundation
import SQLiteStorage

/// Something that a reader does not want to see for a while.
public struct Mute: Codable, Sendable, Hashable, Identifiable {
  /// What is looked at.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A word of a title or a text.
    case word
    /// The host that a link leads to, with everything below it.
    case site
    /// The one who wrote it.
    case author
  }

  public var kind: Kind
  /// The word, host or name, in lower case without spaces around it; of a host without its `www.`.
  public var text: String
  /// When it ends; nil for never.
  public var end: Date?

  /// Characters of a text beyond which nothing is kept.
  public static let longestText = 100

  /// Describes what is not to be seen; the text is tidied, and the host is taken out of an address.
  public init(_ kind: Kind, _ text: String, until end: Date? = nil) {
    self.kind = kind
    let tidy = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    self.text = kind == .site ? Self.host(of: tidy) : String(tidy.prefix(Self.longestText))
    self.end = end
  }

  private static func host(of text: String) -> String {
    var rest = text.prefix(2_000)
    if let scheme = rest.range(of: "://") { rest = rest[scheme.upperBound...] }
    rest = rest.prefix { !"/?#:".contains($0) }
    if rest.hasPrefix("www.") { rest = rest.dropFirst(4) }
    return String(rest.prefix(longestText))
  }

  public var id: String { "\(kind.rawValue)/\(text)" }

  /// Whether this hides something at a moment.
  ///
  /// - Parameters:
  ///   - texts: Its title and texts.
  ///   - site: The host that it is on.
  ///   - author: The one who wrote it.
  public func hides(texts: [String], site: String? = nil, author: String? = nil, at now: Date) -> Bool {
    guard !text.isEmpty, end.map({ now < $0 }) ?? true else { return false }
    switch kind {
    case .word: return texts.contains { $0.containsWord(text) }
    case .site:
      guard let site = site?.lowercased() else { return false }
      return site == text || site.hasSuffix("." + text)
    case .author: return author?.lowercased() == text
    }
  }
}

extension Mute {
  /// A row of the table; nil for one of a kind that this version does not know.
  init?(_ row: SQLRow) {
    guard let kind = row.text("kind").flatMap(Kind.init), let text = row.text("text") else { return nil }
    self.init(kind, text, until: row.date("endDate"))
  }
}

extension String {
  /// Whether a word, in lower case, stands in this text by itself.
  fileprivate func containsWord(_ word: String) -> Bool {
    let text = lowercased()
    var rest = text[...]
    while let range = rest.range(of: word) {
      let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
      let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
      func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
      if !isPart(before), !isPart(after) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
