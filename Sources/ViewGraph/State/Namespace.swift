/// A name that nothing else has, for as long as the view keeps its identity.
@propertyWrapper
public struct Namespace: DynamicProperty, GraphProperty {
  private var id: ID?

  /// A name that nothing else has.
  public struct ID: Hashable, Sendable {
    let number: UInt32
  }

  /// Makes a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  func makeCell(in node: GraphNode) -> NamespaceCell {
    NamespaceCell(ID(number: node.graph.makeID()))
  }

  mutating func bind(to cell: NamespaceCell, in node: GraphNode) {
    id = cell.id
  }
}

extension Namespace: ComparableField {
  func isSame(as other: Namespace) -> Bool { true }
}

/// Keeps a name.
final class NamespaceCell {
  let id: Namespace.ID

  init(_ id: Namespace.ID) {
    self.id = id
  }
}
