import Foundation

/// An element of a model's description, which is XML: its attributes and what is in it.
final class ModelElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [ModelElement] = []

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Whether an attribute says yes.
  func says(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  func all(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }

  /// The outermost element of a text; nil where it has none.
  static func parse(_ text: String) -> ModelElement? {
    let root = ModelElement(name: "", attributes: [:])
    var open = [root]
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      guard let end = end(of: rest) else { return nil }
      let tag = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        guard open.count > 1 else { return nil }
        open.removeLast()
        continue
      }
      let element = element(tag)
      open[open.count - 1].children.append(element)
      if !tag.hasSuffix("/") { open.append(element) }
    }
    return root.children.first
  }

  /// Where a tag ends: a sign in quotes ends none.
  private static func end(of text: Substring) -> Substring.Index? {
    var isQuoted = false
    return text.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ">" && !isQuoted
    }
  }

  private static func element(_ tag: Substring) -> ModelElement {
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
    var attributes: [String: String] = [:]
    var rest = tag.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].filter { !$0.isWhitespace }
      let quoted = rest[equals...].drop { $0 != "\"" }.dropFirst()
      guard let close = quoted.firstIndex(of: "\"") else { break }
      attributes[key] = unescaped(quoted[..<close])
      rest = quoted[quoted.index(after: close)...]
    }
    return ModelElement(name: String(name), attributes: attributes)
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&#10;", with: "\n").replacing("&amp;", with: "&")
  }
}
