import Foundation

/// Guesses the language of a text: by its script, and where several share one by frequent words and by letters that only some have.
struct LanguageGuess {
  /// How likely each language is; together one.
  let shares: [NLLanguage: Double]

  init(_ text: String, among allowed: [NLLanguage] = [], hints: [NLLanguage: Double] = [:]) {
    var points = Self.points(of: text)
    if !allowed.isEmpty { points = points.filter { allowed.contains($0.key) } }
    for (language, hint) in hints { if let own = points[language] { points[language] = own * (1 + hint) } }
    let sum = points.values.reduce(0, +)
    shares = sum > 0 ? points.mapValues { $0 / sum } : [:]
  }

  private static func points(of text: String) -> [NLLanguage: Double] {
    var scripts: [Script: Int] = [:]
    for scalar in text.unicodeScalars { if let script = Script(scalar) { scripts[script, default: 0] += 1 } }
    guard let main = scripts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) })?.key else {
      return [:]
    }
    // Japanese is written with Chinese signs too.
    if main == .han || main == .kana, (scripts[.kana] ?? 0) * 10 >= scripts[.han] ?? 0 { return [.japanese: 1] }
    switch main {
    case .han: return chinese(text)
    case .latin, .cyrillic: return frequent(text, main)
    case .arabic:
      let persian = text.filter { "پچژگکی".contains($0) }.count
      let urdu = text.filter { "ٹڈڑںےہ".contains($0) }.count
      return urdu > 0 ? [.urdu: 9, .persian: 1] : persian > 0 ? [.persian: 9, .arabic: 1] : [.arabic: 1]
    default: return main.language.map { [$0: 1] } ?? [:]
    }
  }

  private static func chinese(_ text: String) -> [NLLanguage: Double] {
    let simple = text.filter { "们这个来时说国对过还没学会发么为东车马问间门开关长见书买卖电话".contains($0) }.count
    let old = text.filter { "們這個來時說國對過還沒學會發麼為東車馬問間門開關長見書買賣電話".contains($0) }.count
    return [.simplifiedChinese: Double(simple) + 0.6, .traditionalChinese: Double(old) + 0.4]
  }

  private static func frequent(_ text: String, _ script: Script) -> [NLLanguage: Double] {
    var points: [NLLanguage: Double] = [:]
    let lower = text.lowercased()
    for word in lower.split(whereSeparator: { !$0.isLetter }) {
      let languages = FrequentWords.languages[word] ?? []
      for language in languages { points[language, default: 0] += 2 / Double(languages.count) }
    }
    for letter in lower { for language in letters[letter] ?? [] { points[language, default: 0] += 0.7 } }
    let fallback: NLLanguage = script == .cyrillic ? .russian : .english
    if points.isEmpty { points[fallback] = 0.1 }
    return points
  }

  /// Letters that only some languages have.
  private static let letters: [Character: [NLLanguage]] = [
    "ß": [.german], "ä": [.german, .swedish, .finnish], "ö": [.german, .swedish, .finnish, .turkish, .hungarian],
    "ü": [.german, .turkish, .hungarian], "å": [.swedish, .danish, .norwegian], "ø": [.danish, .norwegian],
    "æ": [.danish, .norwegian, .icelandic], "ñ": [.spanish], "¿": [.spanish], "¡": [.spanish],
    "ã": [.portuguese, .vietnamese], "õ": [.portuguese], "ç": [.french, .portuguese, .turkish], "œ": [.french],
    "è": [.french, .italian], "ê": [.french, .portuguese], "ù": [.french, .italian], "ò": [.italian],
    "ł": [.polish], "ż": [.polish], "ź": [.polish], "ś": [.polish], "ą": [.polish], "ę": [.polish], "ń": [.polish],
    "ř": [.czech], "ě": [.czech], "ů": [.czech], "ľ": [.slovak], "ô": [.slovak, .french], "ő": [.hungarian],
    "ű": [.hungarian], "ă": [.romanian, .vietnamese], "ț": [.romanian], "ș": [.romanian], "ğ": [.turkish],
    "ş": [.turkish], "ı": [.turkish], "đ": [.vietnamese, .croatian], "ư": [.vietnamese], "ơ": [.vietnamese],
    "ć": [.croatian, .polish], "þ": [.icelandic], "ð": [.icelandic], "і": [.ukrainian], "ї": [.ukrainian],
    "є": [.ukrainian], "ґ": [.ukrainian], "ы": [.russian], "э": [.russian], "ё": [.russian], "ъ": [.bulgarian],
  ]
}
