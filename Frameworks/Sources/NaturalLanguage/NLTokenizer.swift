import Foundation

/// Parts of a text.
public enum NLTokenUnit: Int, Sendable {
  case word, sentence, paragraph, document
}

/// Divides texts into words, sentences or paragraphs.
/// - Partly: by letters and marks; signs of Chinese and Japanese stand alone.
open class NLTokenizer: NSObject, @unchecked Sendable {
  /// What a word is made of.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }

  /// What texts are divided into.
  public let unit: NLTokenUnit
  /// The text.
  open var string: String?

  /// Makes one.
  public init(unit: NLTokenUnit) { self.unit = unit }

  /// Says the language of the text.
  /// - Partly: not used.
  open func setLanguage(_ language: NLLanguage) {}

  /// The parts in a range.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    string.map { TextParts(unit, of: $0).ranges.filter { $0.overlaps(range) } } ?? []
  }

  /// The part at a place.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    string.flatMap { TextParts(unit, of: $0).ranges.first { $0.contains(index) } } ?? index..<index
  }
  /// The parts at the ends of a range, and what is between them.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let parts = tokens(for: range)
    guard let first = parts.first, let last = parts.last else { return range }
    return first.lowerBound..<last.upperBound
  }

  /// Tells the parts in a range one after the other, until the answer is false.
  open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
    guard let string else { return }
    for part in tokens(for: range) where !block(part, Self.attributes(of: string[part])) { return }
  }

  private static func attributes(of text: Substring) -> Attributes {
    var attributes: Attributes = []
    if text.contains(where: \.isNumber) { attributes.insert(.numeric) }
    if text.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) {
      attributes.insert([.emoji, .symbolic])
    }
    return attributes
  }
}
