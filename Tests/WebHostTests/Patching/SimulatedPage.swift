import Foundation

@testable import WebHost

/// A small model of a browser's document: reads the HTML that we write and applies patches as the page's script does.
final class SimulatedElement {
  var tag: String
  var attributes: [String: String] = [:]
  var children: [Child] = []
  weak var parent: SimulatedElement?

  enum Child {
    case element(SimulatedElement)
    case text(String)
  }

  init(_ tag: String) {
    self.tag = tag
  }

  var elements: [SimulatedElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  func find(_ id: String) -> SimulatedElement? {
    if attributes["id"] == id { return self }
    for element in elements {
      if let found = element.find(id) { return found }
    }
    return nil
  }

  /// The element as text, with attributes in alphabetical order and without those that are written once only.
  var canonical: String {
    let ignored: Set = ["href", "autofocus", "data-in", "open", "method", "data-to"]
    let shown = attributes.filter { !ignored.contains($0.key) }.sorted { $0.key < $1.key }
    let inside = children.map { child in
      switch child {
      case .element(let element): element.canonical
      case .text(let text): text
      }
    }
    return "<\(tag)\(shown.map { " \($0.key)=\"\($0.value)\"" }.joined())>\(inside.joined())</\(tag)>"
  }
}

/// A page that patches are applied to.
struct SimulatedPage {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  let root: SimulatedElement

  init(_ html: String) throws {
    root = SimulatedElement("body")
    for element in try Self.parse(html) { Self.append(element, to: root) }
  }

  var canonical: String { root.canonical }

  func apply(_ patch: Patch) throws {
    switch patch {
    case .text(let id, let text):
      let element = try find(id)
      guard element.elements.isEmpty else { throw Problem(description: "text of \(id), which has elements") }
      element.children = text.isEmpty ? [] : [.text(text)]
    case .attribute(let id, let name, let value): try find(id).attributes[name] = value
    case .insert(.symbols, _, _), .styles, .focus, .scroll, .scrollTo, .motion: break
    case .insert(let parent, let before, let html):
      let elements = try Self.parse(html.string)
      guard elements.count == 1 else { throw Problem(description: "not one element: \(html)") }
      try insert(elements[0], into: find(parent), before: before)
    case .remove(let id), .removeAtOnce(let id): try remove(find(id))
    case .move(let parent, let id, let before):
      let element = try find(id)
      let container = try find(parent)
      guard element.parent === container else { throw Problem(description: "\(id) is not in \(parent)") }
      remove(element)
      try insert(element, into: container, before: before)
    case .replace(let id, let html):
      let old = try find(id)
      let new = try Self.parse(html.string)
      guard new.count == 1, let parent = old.parent else { throw Problem(description: "cannot replace \(id)") }
      let index = try index(of: old, in: parent)
      parent.children[index] = .element(new[0])
      new[0].parent = parent
    case .value(let id, let value): try setValue(value, of: find(id))
    }
  }

  private func setValue(_ value: String, of element: SimulatedElement) {
    switch (element.tag, element.attributes["type"]) {
    case ("textarea", _): element.children = value.isEmpty ? [] : [.text(value)]
    case ("select", _):
      for option in element.elements { option.attributes["selected"] = option.attributes["value"] == value ? "" : nil }
    case ("fieldset", _):
      for radio in element.elements.flatMap(\.elements) where radio.tag == "input" {
        radio.attributes["checked"] = radio.attributes["value"] == value ? "" : nil
      }
    case ("input", "checkbox"): element.attributes["checked"] = value == "true" ? "" : nil
    default: element.attributes["value"] = value.isEmpty ? nil : value
    }
  }

  private func find(_ id: ElementID) throws -> SimulatedElement {
    guard let element = root.find(id.name) else { throw Problem(description: "no element \(id)") }
    return element
  }

  private func insert(_ element: SimulatedElement, into parent: SimulatedElement, before: ElementID?) throws {
    element.parent = parent
    guard let before else {
      parent.children.append(.element(element))
      return
    }
    let follower = try find(before)
    guard follower.parent === parent else { throw Problem(description: "\(before) is elsewhere") }
    parent.children.insert(.element(element), at: try index(of: follower, in: parent))
  }

  private func remove(_ element: SimulatedElement) {
    element.parent?.children.removeAll { if case .element(let child) = $0 { child === element } else { false } }
    element.parent = nil
  }

  private func index(of element: SimulatedElement, in parent: SimulatedElement) throws -> Int {
    let index = parent.children.firstIndex { if case .element(let child) = $0 { child === element } else { false } }
    guard let index else { throw Problem(description: "not a child") }
    return index
  }

  private static func append(_ element: SimulatedElement, to parent: SimulatedElement) {
    element.parent = parent
    parent.children.append(.element(element))
  }

  private static let void: Set = ["input", "img", "hr", "meta", "link"]

  private static func parse(_ html: String) throws -> [SimulatedElement] {
    let top = SimulatedElement("")
    var open = [top]
    var rest = html[...]
    while !rest.isEmpty {
      if rest.first != "<" {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        open[open.count - 1].children.append(.text(unescape(rest[..<end])))
        rest = rest[end...]
      } else if rest.hasPrefix("</") {
        let end = try rest.firstIndex(of: ">").orThrow("unclosed tag")
        let tag = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        guard open.count > 1, open.removeLast().tag == tag else { throw Problem(description: "stray </\(tag)>") }
        rest = rest[rest.index(after: end)...]
      } else {
        let element = try tag(&rest)
        append(element, to: open[open.count - 1])
        if !void.contains(element.tag) { open.append(element) }
      }
    }
    guard open.count == 1 else { throw Problem(description: "<\(open[open.count - 1].tag)> is not closed") }
    return top.elements
  }

  private static func tag(_ rest: inout Substring) throws -> SimulatedElement {
    rest.removeFirst()
    let element = SimulatedElement(word(&rest))
    while true {
      if rest.first == ">" {
        rest.removeFirst()
        return element
      }
      guard rest.first == " " else { throw Problem(description: "in <\(element.tag)>: \(rest.prefix(20))") }
      rest.removeFirst()
      let name = word(&rest)
      guard !name.isEmpty else { throw Problem(description: "in <\(element.tag)>: \(rest.prefix(20))") }
      guard element.attributes[name] == nil else { throw Problem(description: "\(name) twice in <\(element.tag)>") }
      element.attributes[name] = ""
      guard rest.first == "=" else { continue }
      rest.removeFirst()
      if rest.first == "\"" {
        rest.removeFirst()
        let end = try rest.firstIndex(of: "\"").orThrow("unclosed quote")
        element.attributes[name] = unescape(rest[..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        element.attributes[name] = word(&rest)
      }
    }
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { $0 != " " && $0 != ">" && $0 != "=" && $0 != "\"" }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private static func unescape(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}

extension Optional {
  fileprivate func orThrow(_ description: String) throws -> Wrapped {
    guard let self else { throw SimulatedPage.Problem(description: description) }
    return self
  }
}
