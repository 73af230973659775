import Foundation

/// Tells the language of texts.
/// - Partly: by scripts, frequent words and letters; of a few words it knows less than Apple's.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  /// The only languages that come into question; all where there are none.
  open var languageConstraints: [NLLanguage] = []
  /// How likely languages are before anything is read.
  open var languageHints: [NLLanguage: Double] = [:]
  private var text = ""

  /// The language of a text; nil where it is not known.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// Reads a text, after those before.
  open func processString(_ string: String) { text += string + "\n" }
  /// Forgets the texts.
  open func reset() { text = "" }
  /// The language of the texts; nil where it is not known.
  open var dominantLanguage: NLLanguage? { ranked.first?.key }

  /// The most likely languages, and how likely they are.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    Dictionary(uniqueKeysWithValues: ranked.prefix(max(maxHypotheses, 0)).map { ($0.key, $0.value) })
  }

  private var ranked: [(key: NLLanguage, value: Double)] {
    LanguageGuess(text, among: languageConstraints, hints: languageHints).shares.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
  }
}
