import Foundation

/// Attributed strings are written as their words and, where they have any, what holds for parts of them: links and marks
/// such as bold, as Markdown makes them. Other attributes are not written.
extension AttributedString: @retroactive Codable {
  private enum Key: String, CodingKey {
    case text, link, marks
  }

  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var parts = try decoder.unkeyedContainer()
    while !parts.isAtEnd {
      let part = try parts.nestedContainer(keyedBy: Key.self)
      var piece = AttributedString(try part.decode(String.self, forKey: .text))
      piece.link = try part.decodeIfPresent(URL.self, forKey: .link)
      piece.inlinePresentationIntent = try part.decodeIfPresent(UInt.self, forKey: .marks)
        .map(InlinePresentationIntent.init)
      append(piece)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    guard runs.contains(where: { $0.link != nil || $0.inlinePresentationIntent != nil }) else {
      var container = encoder.singleValueContainer()
      try container.encode(String(characters))
      return
    }
    var parts = encoder.unkeyedContainer()
    for run in runs {
      var part = parts.nestedContainer(keyedBy: Key.self)
      try part.encode(String(self[run.range].characters), forKey: .text)
      try part.encodeIfPresent(run.link, forKey: .link)
      try part.encodeIfPresent(run.inlinePresentationIntent?.rawValue, forKey: .marks)
    }
  }
}
