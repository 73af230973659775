/// A piece of a query.
enum QueryToken: Sendable, Equatable {
  case word(String)
  case phrase(String)
  case and
  case or
  case not
  case must
  case mustNot
  case open
  case close
}

/// Cuts a query into pieces. Operators are words in capitals; `+` and `-` count at the beginning of a word only.
struct QueryLexer {
  private var rest: Substring

  private init(_ text: String) {
    rest = text[...]
  }

  /// The pieces of a query. Throws when a quotation mark has no counterpart.
  static func tokens(of text: String) throws(MalformedQuery) -> [QueryToken] {
    var lexer = QueryLexer(text)
    var tokens: [QueryToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() throws(MalformedQuery) -> QueryToken? {
    rest = rest.drop { $0.isWhitespace }
    guard let first = rest.first else { return nil }
    switch first {
    case "(": return single(.open)
    case ")": return single(.close)
    case "+": return single(.must)
    case "-": return single(.mustNot)
    case "\"": return try phrase()
    default: return word()
    }
  }

  private mutating func single(_ token: QueryToken) -> QueryToken {
    rest.removeFirst()
    return token
  }

  private mutating func phrase() throws(MalformedQuery) -> QueryToken {
    rest.removeFirst()
    guard let end = rest.firstIndex(of: "\"") else { throw MalformedQuery() }
    defer { rest = rest[rest.index(after: end)...] }
    return .phrase(String(rest[..<end]))
  }

  private mutating func word() -> QueryToken {
    let word = rest.prefix { !$0.isWhitespace && !"()\"".contains($0) }
    rest = rest[word.endIndex...]
    switch word {
    case "AND": return .and
    case "OR": return .or
    case "NOT": return .not
    default: return .word(String(word))
    }
  }
}

/// A query that cannot be understood.
struct MalformedQuery: Error, Equatable {}
