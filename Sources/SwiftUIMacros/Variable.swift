/// A stored variable of a class, read from the source text.
struct Variable {
  /// An attribute: its name, and what is in the brackets.
  struct Attribute {
    let name: String
    let arguments: String
  }

  let name: String
  let attributes: [Attribute]
  /// What it is set to, where that can be said in one line.
  let value: String?

  /// True where it is kept: what is transient is not, and neither is what has accessors of another macro.
  var isPersisted: Bool { !attributes.contains { $0.name == "Transient" || $0.name == "_PersistedProperty" } }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// The variables that instances store, in the order of the text. What follows `{` is read to its `}`.
  static func all(in body: String) -> [Variable] {
    var scanner = SourceScanner(body)
    var found: [Variable] = []
    var attributes: [Attribute] = []
    var isOfTheType = false
    while let token = scanner.next() {
      switch token {
      case "(", "[", "{": scanner.skipBrackets()
      case "static", "class", "lazy": isOfTheType = true
      case "var":
        let variable = read(&scanner, attributes: attributes)
        if let variable, !isOfTheType { found.append(variable) }
        (attributes, isOfTheType) = ([], false)
      case "let", "func", "init", "deinit", "subscript", "struct", "enum", "actor", "typealias", "case", "extension":
        (attributes, isOfTheType) = ([], false)
      default:
        guard token.first == "@" else { break }
        var arguments = ""
        if scanner.upcoming == "(" {
          _ = scanner.next()
          arguments = scanner.skipBrackets()
        }
        attributes.append(Attribute(name: String(token.dropFirst()), arguments: arguments))
      }
    }
    return found
  }

  /// The variable after `var`; nil where it is computed.
  private static func read(_ scanner: inout SourceScanner, attributes: [Attribute]) -> Variable? {
    guard let name = scanner.next() else { return nil }
    if scanner.upcoming == ":" {
      _ = scanner.next()
      skipType(&scanner)
    }
    if scanner.upcoming == "{" {
      _ = scanner.next()
      var inside = SourceScanner(scanner.skipBrackets())
      let first = inside.next()
      guard first == "willSet" || first == "didSet" else { return nil }
      return Variable(name: name, attributes: attributes, value: nil)
    }
    var value: String?
    if scanner.upcoming == "=" {
      _ = scanner.next()
      value = readValue(&scanner)
    }
    return Variable(name: name, attributes: attributes, value: value)
  }

  /// True where what comes next is what to do when the variable is set.
  private static func opensObservers(_ scanner: SourceScanner) -> Bool {
    var scanner = scanner
    guard scanner.next() == "{", let first = scanner.next() else { return false }
    return first == "willSet" || first == "didSet"
  }

  private static func skipType(_ scanner: inout SourceScanner) {
    while let token = scanner.upcoming, !["=", "{", "}", ";"].contains(token) {
      _ = scanner.next()
      if token == "(" || token == "[" { scanner.skipBrackets() }
      // A type goes on behind a line's end where something must follow.
      if scanner.isAtLineEnd, !["<", ",", ":", ".", "&", ">"].contains(token) || token == ">" { break }
    }
  }

  /// The rest of the line; nil where it goes on below.
  private static func readValue(_ scanner: inout SourceScanner) -> String? {
    let start = scanner.position
    var last = ""
    while let token = scanner.upcoming, token != "}", token != ";" {
      if token == "{", opensObservers(scanner) { break }
      _ = scanner.next()
      if token == "(" || token == "[" || token == "{" { scanner.skipBrackets() }
      last = token
      if scanner.isAtLineEnd { break }
    }
    let text = scanner.text(from: start)
    let goesOn = !opensObservers(scanner) && (scanner.upcoming.map { ".?+-*/=&|<>:,{".contains($0) } ?? false)
    let isWhole = last.first.map { !"+-*/=&|<>?:,.".contains($0) } ?? false
    return goesOn || !isWhole || text.contains(where: \.isNewline) ? nil : text
  }
}
