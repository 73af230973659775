import Foundation

/// Tells what the parts of a text are.
/// - Partly: `tokenType` and `language`: what words mean is known to models that run on devices; of all else there are no tags.
open class NLTagger: NSObject, @unchecked Sendable {
  /// What is left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)
  }

  /// What is told.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  open var string: String?

  /// Makes one.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  /// The language of the text; nil where it is not known.
  open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
  /// Says the language of a part of the text.
  /// - Partly: not used.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  /// What can be told in a language.
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    [.tokenType, .language]
  }

  /// What a part is; nil where it is not known.
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
    let found = parts(unit).first { $0.contains(index) } ?? index..<index
    return (tag(found, scheme), found)
  }

  /// What the parts in a range are.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    parts(unit).filter { $0.overlaps(range) && !isOmitted($0, options) }.map { (tag($0, scheme), $0) }
  }

  /// Tells what the parts in a range are one after the other, until the answer is false.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, part) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, part) { return }
  }

  /// The parts; of words also what is between them.
  private func parts(_ unit: NLTokenUnit) -> [Range<String.Index>] {
    guard let string else { return [] }
    let parts = TextParts(unit, of: string).ranges
    guard unit == .word else { return parts }
    var all: [Range<String.Index>] = []
    var place = string.startIndex
    for part in parts + [string.endIndex..<string.endIndex] {
      while place < part.lowerBound {
        let isSpace = string[place].isWhitespace
        let rest = string[place..<part.lowerBound]
        let end = isSpace ? rest.firstIndex { !$0.isWhitespace } ?? part.lowerBound : string.index(after: place)
        all.append(place..<end)
        place = end
      }
      if !part.isEmpty { all.append(part) }
      place = part.upperBound
    }
    return all
  }

  private func kind(_ part: Range<String.Index>) -> NLTag {
    guard let first = string?[part].first else { return .other }
    return TextParts.isOfWord(first)
      ? .word : first.isWhitespace ? .whitespace : first.isPunctuation ? .punctuation : .other
  }

  private func isOmitted(_ part: Range<String.Index>, _ options: Options) -> Bool {
    switch kind(part) {
    case .word: options.contains(.omitWords)
    case .punctuation: options.contains(.omitPunctuation)
    case .whitespace: options.contains(.omitWhitespace)
    default: options.contains(.omitOther)
    }
  }

  private func tag(_ part: Range<String.Index>, _ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: part.isEmpty ? nil : kind(part)
    case .language: dominantLanguage.map { NLTag(rawValue: $0.rawValue) }
    default: nil
    }
  }
}

/// Which words are near each other in meaning.
/// - Partly: not known here: there is none for any language.
open class NLEmbedding: NSObject, @unchecked Sendable {
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open func neighbors(for string: String, maximumCount maxCount: Int) -> [(String, Double)] { [] }
  open func distance(between firstString: String, and secondString: String) -> Double { 2 }
}
