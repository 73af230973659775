import Foundation
import ViewGraph

/// Something that stands in an element: a node, an element of the node's own, or text.
struct Entry {
  enum Item {
    case node(DisplayNode, RenderContext)
    case shell(Shell)
    case text(String)
  }

  /// What makes it the same thing in two trees.
  enum Key: Hashable {
    case node(DisplayNode.ID)
    case part(ElementID)
    /// Things without an address are told apart by their order.
    case ordinal(Int)
  }

  let item: Item
  let key: Key

  init(_ item: Item, ordinal: Int = 0) {
    self.item = item
    switch item {
    case .node(let node, _): key = .node(node.id)
    case .shell(let shell): key = shell.id.map { .part($0) } ?? .ordinal(ordinal)
    case .text: key = .ordinal(ordinal)
    }
  }

  /// Where it can be found in the page, nil where it cannot.
  var id: ElementID? {
    switch key {
    case .node(let id): ElementID(id)
    case .part(let id): id
    case .ordinal: nil
    }
  }

  /// All that stands in an element.
  static func list(_ shell: Shell) -> [Entry] {
    var entries: [Entry] = []
    var ordinal = 0
    for item in shell.items {
      switch item {
      case .text(let text):
        entries.append(Entry(.text(text), ordinal: ordinal))
        ordinal += 1
      case .element(let inner):
        entries.append(Entry(.shell(inner), ordinal: ordinal))
        if inner.id == nil { ordinal += 1 }
      case .nodes(let nodes, let context):
        entries.append(contentsOf: nodes.map { Entry(.node($0, context)) })
      }
    }
    return entries
  }
}

extension StaticString {
  /// True where both are the same text.
  func isSame(as other: StaticString) -> Bool {
    if hasPointerRepresentation, other.hasPointerRepresentation {
      if utf8CodeUnitCount != other.utf8CodeUnitCount { return false }
      return utf8Start == other.utf8Start || memcmp(utf8Start, other.utf8Start, utf8CodeUnitCount) == 0
    }
    return description == other.description
  }
}
