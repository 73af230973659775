/// A variable marked with `@Entry`, read from its source text.
struct Entry {
  let name: String
  let type: String?
  let value: String

  /// Reads `… var name: Type = value`; nil for anything else. A type that may be nil begins with nil.
  init?(_ source: String) {
    let source = Self.withoutComments(source)
    guard let range = source.range(of: "var ") else { return nil }
    let parts = Self.split(source[range.upperBound...])
    let head = parts.head.split(separator: ":", maxSplits: 1).map { Self.trim($0) }
    guard let name = head.first, !name.isEmpty else { return nil }
    self.name = name
    type = head.count > 1 ? head[1] : nil
    if let value = parts.value {
      self.value = value
    } else if type?.hasSuffix("?") == true || type?.hasPrefix("Optional<") == true {
      value = "nil"
    } else {
      return nil
    }
  }

  /// The getter and setter, which go through the key.
  var accessors: String {
    """
    get { self[__Key_\(name).self] }
    set { self[__Key_\(name).self] = newValue }
    """
  }

  /// The key.
  var key: String {
    let property =
      type.map { "static var defaultValue: \($0) {\n\(value)\n}" } ?? "static let defaultValue = \(value)"
    return "private struct __Key_\(name): _EntryKey {\n\(property)\n}"
  }

  /// The text without comments at the ends of lines.
  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var isInText = false
      var last: Character?
      for index in line.indices {
        if line[index] == "\"", last != "\\" { isInText.toggle() }
        if !isInText, line[index] == "/", last == "/" { return String(line[..<line.index(before: index)]) }
        last = line[index]
      }
      return String(line)
    }
    .joined(separator: "\n")
  }

  /// The parts before and after the first equals sign that stands outside of brackets.
  private static func split(_ text: Substring) -> (head: String, value: String?) {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<", "{": depth += 1
      case ">" where index > text.startIndex && text[text.index(before: index)] == "-": break
      case ")", "]", ">", "}": depth -= 1
      case "=" where depth == 0: return (trim(text[..<index]), trim(text[text.index(after: index)...]))
      default: break
      }
    }
    return (trim(text), nil)
  }

  private static func trim(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
