import Foundation

/// The words, sentences or paragraphs of a text.
struct TextParts {
  let ranges: [Range<String.Index>]

  init(_ unit: NLTokenUnit, of text: String) {
    switch unit {
    case .word: ranges = Self.words(text)
    case .sentence: ranges = Self.paragraphs(text).flatMap { Self.sentences(text, $0) }
    case .paragraph: ranges = Self.paragraphs(text)
    case .document: ranges = text.isEmpty ? [] : [text.startIndex..<text.endIndex]
    }
  }

  static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
      || character.unicodeScalars.first?.properties.isEmojiPresentation == true
  }

  /// Whether a character is a word by itself.
  private static func standsAlone(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return Script(scalar) == .han || scalar.properties.isEmojiPresentation
  }

  private static func words(_ text: String) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var place = text.startIndex
    while place < text.endIndex {
      guard isOfWord(text[place]) else {
        text.formIndex(after: &place)
        continue
      }
      let start = place
      text.formIndex(after: &place)
      if !standsAlone(text[start]) {
        while place < text.endIndex, goesOn(text, place) { text.formIndex(after: &place) }
      }
      words.append(start..<place)
    }
    return words
  }

  /// Whether a word goes on: with a letter, or with a mark between two (`don't`, `3.14`).
  private static func goesOn(_ text: String, _ place: String.Index) -> Bool {
    let character = text[place]
    if standsAlone(character) { return false }
    if isOfWord(character) { return true }
    let next = text.index(after: place)
    guard next < text.endIndex else { return false }
    let before = text[text.index(before: place)]
    switch character {
    case "'", "’": return before.isLetter && text[next].isLetter
    case ".", ",": return before.isNumber && text[next].isNumber
    default: return false
    }
  }

  private static func paragraphs(_ text: String) -> [Range<String.Index>] {
    var paragraphs: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
      if text[start..<end].contains(where: { !$0.isWhitespace }) { paragraphs.append(start..<end) }
      start = end
    }
    return paragraphs
  }

  private static func sentences(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    var sentences: [Range<String.Index>] = []
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      let mark = text[place]
      text.formIndex(after: &place)
      guard ".!?…。！？".contains(mark) else { continue }
      while place < range.upperBound, ".!?…\"”’»)]」』".contains(text[place]) { text.formIndex(after: &place) }
      let isEastern = "。！？".contains(mark)
      guard isEastern || place == range.upperBound || text[place].isWhitespace else { continue }
      guard mark != "." || !isAbbreviated(text[start..<place]) else { continue }
      while place < range.upperBound, text[place].isWhitespace { text.formIndex(after: &place) }
      if !isEastern, place < range.upperBound, text[place].isLowercase { continue }
      sentences.append(start..<place)
      start = place
    }
    if text[start..<range.upperBound].contains(where: { !$0.isWhitespace }) {
      sentences.append(start..<range.upperBound)
    }
    return sentences
  }

  /// Whether a full stop belongs to the word before it.
  private static func isAbbreviated(_ text: Substring) -> Bool {
    let word = text.dropLast().split(whereSeparator: \.isWhitespace).last ?? ""
    let letters = word.drop { !$0.isLetter }
    if letters.count == 1, letters.first?.isUppercase == true { return true }
    return abbreviations.contains(letters.lowercased())
  }

  private static let abbreviations: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "sr", "jr", "vs", "e.g", "i.e", "etc", "no", "vol", "p", "pp", "fig", "z.b",
    "bzw", "ca", "nr", "str", "mme", "m", "sra",
  ]
}
