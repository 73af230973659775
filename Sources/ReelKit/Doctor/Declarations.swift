import Foundation

/// What a program declares itself.
struct Declarations {
  var types: Set<String> = []
  var members: Set<String> = []
  /// Labels of what makes a value: a program's own `init` in an extension of a platform's type.
  var labels: Set<String> = []
  /// Classes that views observe.
  var stores: Set<String> = []

  init(_ texts: [SourceText]) {
    for text in texts {
      let code = text.lines.map(\.code).joined(separator: "\n")
      for match in code.matches(of: #/\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/#) {
        types.insert(String(match.1))
      }
      for match in code.matches(of: #/\b(?:func|var|let|case)\s+(\w+)/#) { members.insert(String(match.1)) }
      for match in code.matches(of: #/\binit[?!]?\s*(?:<[^>]*>)?\(([^{]*)\{/#) {
        for label in match.1.matches(of: #/(?:^|[(,\n])\s*(?:@\w+(?:\([^)]*\))?\s+)*(\w+)(?:\s+\w+)?\s*:/#) {
          labels.insert(String(label.1))
        }
      }
      for match in code.matches(of: #/\bclass\s+(\w+)[^{]*:[^{]*\bObservableObject\b/#.wordBoundaryKind(.simple)) {
        stores.insert(String(match.1))
      }
      for match in code.matches(of: #/@Observable\b[^{}]*?\bclass\s+(\w+)/#) { stores.insert(String(match.1)) }
    }
  }
}
