/// What lasts of inline views: the nodes among them and the names of what they show, by their keys.
///
/// Both are gone through in the same order each time, so what is wanted is nearly always the next.
@MainActor
struct InlineParts {
  private var children: [(key: StructuralKey, node: GraphNode)] = []
  private var names: [(key: StructuralKey, id: DisplayNode.ID)] = []
  private var former: Former?
  /// What is kept for a few of the views.
  var locals: [StructuralKey: AnyObject]?
  /// What views said of themselves before they changed.
  var notes: [StructuralKey: [DisplayModifier]]?

  /// What there was before, while it is being gone through.
  private struct Former {
    var children: [(key: StructuralKey, node: GraphNode?)] = []
    var names: [(key: StructuralKey, id: DisplayNode.ID)] = []
    var next = 0

    /// Where a key is: next, or anywhere.
    func place<Part>(_ key: StructuralKey, in parts: [Part], key keyOf: (Part) -> StructuralKey) -> Int? {
      if parts.indices.contains(next), keyOf(parts[next]) == key { return next }
      return parts.firstIndex { keyOf($0) == key }
    }
  }

  var nodes: [GraphNode] { children.map(\.node) }

  // MARK: Nodes

  mutating func beginBuilding() {
    former = Former(children: children.map { ($0.key, $0.node) })
    children.removeAll(keepingCapacity: true)
  }

  /// The node that was there before, which is the caller's from now on.
  mutating func take(_ key: StructuralKey) -> GraphNode? {
    guard let index = former.flatMap({ $0.place(key, in: $0.children, key: \.key) }) else { return nil }
    former?.next = index + 1
    let node = former?.children[index].node
    former?.children[index].node = nil
    return node
  }

  mutating func add(_ node: GraphNode, at key: StructuralKey) {
    children.append((key, node))
  }

  /// Ends the nodes that were not gone to.
  mutating func endBuilding() {
    let gone = former?.children.compactMap(\.node) ?? []
    former = nil
    for node in gone { node.unmount() }
  }

  func node(_ key: StructuralKey) -> GraphNode? {
    children.first { $0.key == key }?.node
  }

  // MARK: Names

  mutating func beginDisplaying() {
    former = Former(names: names)
    names.removeAll(keepingCapacity: true)
  }

  mutating func name(_ key: StructuralKey) -> DisplayNode.ID? {
    if let known = names.last(where: { $0.key == key }) { return known.id }
    guard let index = former.flatMap({ $0.place(key, in: $0.names, key: \.key) }) else { return nil }
    former?.next = index + 1
    guard let known = former?.names[index].id else { return nil }
    return add(name: known, at: key)
  }

  @discardableResult
  mutating func add(name: DisplayNode.ID, at key: StructuralKey) -> DisplayNode.ID {
    names.append((key, name))
    return name
  }

  /// Forgets the names that were not asked for.
  mutating func endDisplaying() {
    former = nil
  }
}
