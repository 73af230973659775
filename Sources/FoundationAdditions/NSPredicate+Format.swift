import Foundation

extension NSPredicate {
  /// Makes a condition of a text: `NSPredicate(format: "SELF MATCHES %@", pattern)`.
  ///
  /// Words are Apple's: comparisons with `[cd]`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`, `BETWEEN`, `AND`, `OR`,
  /// `NOT`, `ANY`, `ALL`, `NONE`, `SELF`, `%@`, `%d`, `%K`, and keys with dots. A text that is none of this ends the program.
  /// - Partly: keys are looked up in dictionaries, and in objects by the names of their stored properties; functions,
  ///   subqueries and `$VARIABLES` are not known.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 as Any })
  }

  /// Makes a condition of a text and a list of values.
  /// - Partly: as `init(format:_:)`.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let condition = PredicateFormat.parse(predicateFormat, arguments ?? []) else {
      fatalError("NSPredicate does not understand \"\(predicateFormat)\".")
    }
    self.init { object, _ in condition(object) }
  }
}

/// Reads conditions.
struct PredicateFormat {
  typealias Condition = @Sendable (Any?) -> Bool
  typealias Value = @Sendable (Any?) -> Any?

  private var tokens: ArraySlice<String>
  private var arguments: ArraySlice<Any>

  /// The condition that a text says; nil where it says none.
  static func parse(_ format: String, _ arguments: [Any]) -> Condition? {
    var reader = PredicateFormat(tokens: tokens(format)[...], arguments: arguments[...])
    let condition = reader.or()
    return reader.tokens.isEmpty ? condition : nil
  }

  private static func tokens(_ text: String) -> [String] {
    let pattern =
      #/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|%[@dfKiuls]+|-?\d+(?:\.\d+)?|[A-Za-z_@$][\w.@]*|[<>=!]=|=[<>]|<>|&&|\|\||[^\s]/#
    return text.matches(of: pattern).map { String($0.0) }
  }

  private mutating func take(_ words: String...) -> Bool {
    guard let next = tokens.first, words.contains(next.uppercased()) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func or() -> Condition? {
    guard var left = and() else { return nil }
    while take("OR", "||") {
      guard let right = and() else { return nil }
      left = { [left] object in left(object) || right(object) }
    }
    return left
  }

  private mutating func and() -> Condition? {
    guard var left = not() else { return nil }
    while take("AND", "&&") {
      guard let right = not() else { return nil }
      left = { [left] object in left(object) && right(object) }
    }
    return left
  }

  private mutating func not() -> Condition? {
    if take("NOT", "!") {
      guard let inner = not() else { return nil }
      return { !inner($0) }
    }
    if tokens.first == "(" {
      let (before, given) = (tokens, arguments)
      tokens.removeFirst()
      if let inner = or(), take(")") { return inner }
      (tokens, arguments) = (before, given)
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    return comparison()
  }

  private mutating func comparison() -> Condition? {
    let quantifier = ["ANY", "SOME", "ALL", "NONE"].first { $0 == tokens.first?.uppercased() }
    if quantifier != nil { tokens.removeFirst() }
    guard let left = value(), let word = tokens.popFirst() else { return nil }
    var options = ""
    if tokens.first == "[" {
      tokens.removeFirst()
      while let next = tokens.popFirst(), next != "]" { options += next.lowercased() }
    }
    guard let right = value(), let comparison = PredicateComparison(word.uppercased(), options: options) else {
      return nil
    }
    return { object in
      let (one, other) = (left(object), right(object))
      guard let quantifier else { return comparison.holds(one, other) }
      let found = PredicateComparison.items(one).map { comparison.holds($0, other) }
      return quantifier == "ALL" ? !found.contains(false) : found.contains(true) != (quantifier == "NONE")
    }
  }

  private mutating func value() -> Value? {
    guard let token = tokens.popFirst() else { return nil }
    if token.first == "\"" || token.first == "'" {
      let text = token.dropFirst().dropLast().replacing(#/\\(.)/#) { $0.1 }
      return { _ in text }
    }
    if token.hasPrefix("%") {
      guard let argument = arguments.popFirst() else { return nil }
      if token == "%K" { return (argument as? String).map(Self.key) }
      let kept = Kept(value: argument)
      return { _ in kept.value }
    }
    if token == "{" {
      var parts: [Value] = []
      while tokens.first != "}" {
        guard let part = value() else { return nil }
        parts.append(part)
        if tokens.first == "," { tokens.removeFirst() }
      }
      tokens.removeFirst()
      return { [parts] object in parts.map { $0(object) as Any } }
    }
    if let number = Double(token) { return { _ in number } }
    switch token.uppercased() {
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "NULL", "NIL": return { _ in nil }
    case "SELF": return { $0 }
    default:
      guard token.first.map({ $0.isLetter || $0 == "_" || $0 == "@" }) ?? false else { return nil }
      return Self.key(token)
    }
  }

  /// A value that is never changed.
  private struct Kept: @unchecked Sendable {
    let value: Any
  }

  private static func key(_ path: String) -> Value {
    let names = path.split(separator: ".").map(String.init)
    let rest = names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names
    return { PredicateKey.value(path: rest[...], of: $0) }
  }
}
