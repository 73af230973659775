import Foundation

/// The lines of a Swift file that a build here would compile, without comments and the texts of strings.
struct SourceText {
  /// Line numbers begin at 1.
  let lines: [(number: Int, code: String)]

  init(_ text: String, conditions: Conditions) {
    let code = Self.withoutCommentsAndStrings(text)
    var lines: [(Int, String)] = []
    // Of each `#if` around a line: whether this branch is compiled, and whether one has been.
    var branches: [(isOn: Bool, wasOn: Bool)] = []
    for (place, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.trimmingPrefix { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#if ") || words.hasPrefix("#if(") {
        let isOn = conditions.holds(String(words.dropFirst(3)))
        branches.append((isOn, isOn))
      } else if words.hasPrefix("#elseif"), let last = branches.popLast() {
        let isOn = !last.wasOn && conditions.holds(String(words.dropFirst(7)))
        branches.append((isOn, last.wasOn || isOn))
      } else if words.hasPrefix("#else"), let last = branches.popLast() {
        branches.append((!last.wasOn, true))
      } else if words.hasPrefix("#endif") {
        _ = branches.popLast()
      } else if branches.allSatisfy(\.isOn) {
        lines.append((place + 1, String(line)))
      }
    }
    self.lines = lines
  }

  /// Puts spaces in the place of comments and of what strings say, and keeps all line ends.
  private static func withoutCommentsAndStrings(_ text: String) -> String {
    let pattern = #/\/\/[^\n]*|\/\*[\s\S]*?\*\/|(#*)"""[\s\S]*?"""\1|"(?:[^"\\\n]|\\.)*"/#
    return text.replacing(pattern) { match in
      String(repeating: "\n", count: match.0.count { $0 == "\n" })
    }
  }
}

/// What `#if` finds here.
struct Conditions {
  /// Modules that can be imported.
  var modules: Set<String>
  /// Names that are defined.
  var defined: Set<String>

  /// Whether an expression of `#if` holds. Programs are built as for a device, so `os(iOS)` does.
  func holds(_ expression: String) -> Bool {
    var words = expression.matches(of: #/\w+\([^()]*\)|\w+|&&|\|\||!|[()]/#).map { String($0.0) }[...]
    return either(&words)
  }

  private func either(_ words: inout ArraySlice<String>) -> Bool {
    var value = both(&words)
    while words.first == "||" {
      words.removeFirst()
      let other = both(&words)
      value = value || other
    }
    return value
  }

  private func both(_ words: inout ArraySlice<String>) -> Bool {
    var value = one(&words)
    while words.first == "&&" {
      words.removeFirst()
      let other = one(&words)
      value = value && other
    }
    return value
  }

  private func one(_ words: inout ArraySlice<String>) -> Bool {
    guard let word = words.popFirst() else { return false }
    if word == "!" { return !one(&words) }
    if word == "(" {
      let value = either(&words)
      if words.first == ")" { words.removeFirst() }
      return value
    }
    guard let match = word.wholeMatch(of: #/(\w+)\(\s*([^()]*?)\s*\)/#) else {
      return defined.contains(word) || word == "true"
    }
    switch match.1 {
    case "os": return ["iOS", "Linux"].contains(match.2)
    case "canImport": return modules.contains(String(match.2.prefix { $0 != "," && $0 != "." }))
    case "swift", "compiler": return !match.2.hasPrefix("<")
    default: return false
    }
  }
}
