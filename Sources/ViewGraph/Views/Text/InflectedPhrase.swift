/// A phrase of a text whose noun agrees with the number in it: `^[\(count) task](inflect: true)`.
///
/// English alone is inflected; in other languages the phrase stays as it is written. The noun is the last word, or the last
/// before a preposition ("piece of cake") and before what follows a noun ("task left").
struct InflectedPhrase {
  /// Which pieces of the text belong to the phrase.
  var pieces: [Int] = []
  private var isOne: Bool?

  /// Takes in a value that stands in the phrase; the first number counts.
  mutating func number(_ argument: LocalizedStringKey.Argument) {
    guard isOne == nil, let operands = argument.operands else { return }
    isOne = PluralRules(language: "en").category(of: operands) == .one
  }

  /// Puts the noun into the plural where the number asks for it.
  func inflect(_ text: inout [TextPiece], language: String) {
    guard language == "en" || language.hasPrefix("en-"), !(isOne ?? writtenOne(text)) else { return }
    var noun: (piece: Int, range: Range<String.Index>)?
    search: for index in pieces {
      for range in Self.words(in: text[index].string) {
        if noun != nil, Self.ends.contains(text[index].string[range].lowercased()) { break search }
        noun = (index, range)
      }
    }
    guard let noun else { return }
    let word = String(text[noun.piece].string[noun.range])
    text[noun.piece].string.replaceSubrange(noun.range, with: EnglishPlural.of(word))
  }

  /// Whether the number that is written in the phrase is one; true where there is none.
  private func writtenOne(_ text: [TextPiece]) -> Bool {
    let digits = pieces.map { text[$0].string }.joined().drop { !$0.isNumber }
    return digits.isEmpty || digits.prefix { $0.isNumber || ".,".contains($0) } == "1"
  }

  private static func words(in text: String) -> [Range<String.Index>] {
    text.split { !$0.isLetter && $0 != "’" && $0 != "'" }.map { $0.startIndex..<$0.endIndex }
  }

  private static let ends: Set = [
    "of", "in", "on", "at", "from", "for", "with", "by", "to", "per", "left", "remaining", "ago", "selected",
  ]
}
