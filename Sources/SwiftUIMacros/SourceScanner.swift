/// Reads a Swift source text by tokens, over comments and texts.
struct SourceScanner {
  private let characters: [Character]
  private(set) var position = 0

  init(_ text: String) {
    characters = Array(text)
  }

  private init(characters: [Character], position: Int) {
    self.characters = characters
    self.position = position
  }

  /// What comes next: a name with `@` or `#` before it, a text, or one character; nil at the end. A number counts as a name.
  mutating func next() -> String? {
    skipSpace()
    guard let first = peek() else { return nil }
    let start = position
    if first == "\"" || (first == "#" && isText) {
      skipText()
    } else if Self.isPart(first) || first == "@" || first == "#" || first == "`" {
      position += 1
      while let next = peek(), Self.isPart(next) || next == "`" { position += 1 }
    } else {
      position += 1
    }
    return String(characters[start..<position])
  }

  /// The token after this place, which stays where it is.
  var upcoming: String? {
    var copy = self
    return copy.next()
  }

  /// True where a line ends before the next token.
  var isAtLineEnd: Bool {
    var copy = self
    copy.skipSpace()
    return copy.peek() == nil || characters[position..<copy.position].contains(where: \.isNewline)
  }

  /// Goes on behind the bracket that closes the one that was just read, and returns what is between them.
  @discardableResult
  mutating func skipBrackets() -> String {
    let start = position
    var depth = 1
    var end = position
    while depth > 0 {
      end = position
      guard let token = next() else { break }
      switch token {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { end = position - 1 }
    }
    return String(characters[start..<max(start, end)])
  }

  /// The text between two places.
  func text(from start: Int) -> String { String(characters[start..<position]) }

  private func peek(_ offset: Int = 0) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  private static func isPart(_ character: Character) -> Bool {
    character == "_" || character == "$" || character.isLetter || character.isNumber
  }

  /// Spaces and comments, which may lie in one another.
  private mutating func skipSpace() {
    while let next = peek() {
      if next.isWhitespace {
        position += 1
      } else if next == "/", peek(1) == "/" {
        while let character = peek(), !character.isNewline { position += 1 }
      } else if next == "/", peek(1) == "*" {
        var depth = 0
        repeat {
          if peek() == "/", peek(1) == "*" { (depth, position) = (depth + 1, position + 2) }
          else if peek() == "*", peek(1) == "/" { (depth, position) = (depth - 1, position + 2) }
          else { position += 1 }
        } while depth > 0 && position < characters.count
      } else {
        return
      }
    }
  }

  /// True where number signs stand before a quotation mark.
  private var isText: Bool {
    var offset = 0
    while peek(offset) == "#" { offset += 1 }
    return peek(offset) == "\""
  }

  /// A text with what is put into it, of one line or of several, raw or not.
  private mutating func skipText() {
    var signs = 0
    while peek() == "#" { (signs, position) = (signs + 1, position + 1) }
    let isLong = peek(1) == "\"" && peek(2) == "\""
    let end = Array(repeating: Character("\""), count: isLong ? 3 : 1) + Array(repeating: "#", count: signs)
    position += isLong ? 3 : 1
    while position < characters.count {
      if characters[position...].starts(with: end) {
        position += end.count
        return
      }
      if peek() == "\\", (0..<signs).allSatisfy({ peek(1 + $0) == "#" }) {
        position += 1 + signs
        let opens = peek() == "("
        position += 1
        if opens { skipBrackets() }
      } else {
        position += 1
      }
    }
  }
}
