import Foundation

extension Program {
  /// Whether something says where the program begins: a type marked with `@main`, or a `main.swift`.
  var hasEntry: Bool {
    modules[0].sources.contains { source in
      guard let text = replacements[source.path] ?? (try? String(contentsOf: source, encoding: .utf8)) else {
        return false
      }
      return Module.isMarked(text) || source.lastPathComponent == "main.swift"
        || text.contains(#/(?m)^\s*@(?:UI|NS)ApplicationMain\b/#) || text.contains(#/(?m)^\w+\.main\(\)/#)
    }
  }
}

extension Module {
  /// Whether a file has the type that a program begins with.
  static func isMarked(_ text: String) -> Bool { text.contains(#/(?m)^[^\/\n"]*@main\b/#) }
}
