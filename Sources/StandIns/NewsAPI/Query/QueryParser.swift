/// Reads the query language: words and phrases next to each other must all occur; `OR` binds weaker than `AND`.
struct QueryParser {
  private var tokens: ArraySlice<QueryToken>

  /// What a query means. Throws when parentheses or quotes are unbalanced or an operator lacks an operand.
  static func parse(_ text: String) throws(MalformedQuery) -> QueryExpression {
    var parser = QueryParser(tokens: try QueryLexer.tokens(of: text)[...])
    let expression = try parser.alternatives(depth: 0)
    guard parser.tokens.isEmpty else { throw MalformedQuery() }
    return expression
  }

  private mutating func alternatives(depth: Int) throws(MalformedQuery) -> QueryExpression {
    guard depth < 50 else { throw MalformedQuery() }
    var parts = [try conjunction(depth: depth)]
    while take(.or) { parts.append(try conjunction(depth: depth)) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction(depth: Int) throws(MalformedQuery) -> QueryExpression {
    var parts = [try operand(depth: depth)]
    while let next = tokens.first, next != .or, next != .close {
      _ = take(.and)
      parts.append(try operand(depth: depth))
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func operand(depth: Int) throws(MalformedQuery) -> QueryExpression {
    guard let token = tokens.popFirst(), depth < 50 else { throw MalformedQuery() }
    switch token {
    case .word(let text), .phrase(let text):
      let words = FoldedText.words(of: text)
      return words.isEmpty ? .all([]) : .phrase(words)
    case .not, .mustNot:
      return .not(try operand(depth: depth + 1))
    case .must:
      return try operand(depth: depth + 1)
    case .open:
      let inner = try alternatives(depth: depth + 1)
      guard take(.close) else { throw MalformedQuery() }
      return inner
    case .and, .or, .close:
      throw MalformedQuery()
    }
  }

  private mutating func take(_ token: QueryToken) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }
}
