import Foundation

/// Text as the search sees it: words in small letters without accents.
enum FoldedText {
  /// The words of a text in order.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func finish() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A: word.append(UInt8(scalar.value))
      case 0x41...0x5A: word.append(UInt8(scalar.value + 32))
      case 0x27, 0x2019: continue
      case 0..<0x80: finish()
      default:
        let folded = fold(scalar)
        if folded.isEmpty, scalar.properties.generalCategory != .nonspacingMark { finish() }
        word.append(contentsOf: folded)
      }
    }
    finish()
    return words
  }

  /// A character beyond ASCII in small letters without its accent; nothing for what is no letter or digit.
  private static func fold(_ scalar: Unicode.Scalar) -> [UInt8] {
    guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else { return [] }
    guard scalar.value < 0x250 || scalar.value == 0x401 || scalar.value == 0x451 else {
      return Array(scalar.properties.lowercaseMapping.utf8)
    }
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
    return Array(base.properties.lowercaseMapping.utf8)
  }
}
