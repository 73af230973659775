/// What a query means.
indirect enum QueryExpression: Sendable, Equatable {
  /// Folded words that follow one another; a single word is a phrase of one.
  case phrase([String])
  case all([QueryExpression])
  case any([QueryExpression])
  case not(QueryExpression)

  /// Whether any of the texts contains what is wanted; each text is its folded words in order.
  func matches(_ texts: [[String]]) -> Bool {
    switch self {
    case .phrase(let words): texts.contains { $0.occurrences(of: words) > 0 }
    case .all(let parts): parts.allSatisfy { $0.matches(texts) }
    case .any(let parts): parts.contains { $0.matches(texts) }
    case .not(let part): !part.matches(texts)
    }
  }

  /// How often what is wanted occurs in a text; what is not wanted does not count.
  func score(_ text: [String]) -> Int {
    switch self {
    case .phrase(let words): text.occurrences(of: words)
    case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.score(text) }
    case .not: 0
    }
  }
}

extension [String] {
  /// How often words follow one another here. Plurals in -s match their singular and the other way round.
  fileprivate func occurrences(of words: [String]) -> Int {
    guard let first = words.first, count >= words.count else { return 0 }
    var found = 0
    for start in 0...(count - words.count) where Self.same(self[start], first) {
      let rest = zip(self[(start + 1)...], words.dropFirst())
      if rest.allSatisfy({ Self.same($0.0, $0.1) }) { found += 1 }
    }
    return found
  }

  private static func same(_ word: String, _ wanted: String) -> Bool {
    if word == wanted { return true }
    switch word.utf8.count - wanted.utf8.count {
    case 1: return wanted.utf8.count > 2 && word.hasSuffix("s") && word.hasPrefix(wanted)
    case -1: return word.utf8.count > 2 && wanted.hasSuffix("s") && wanted.hasPrefix(word)
    default: return false
    }
  }
}
