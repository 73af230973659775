/// What lasts of inline views: the nodes among them and the names of what they show, by their keys.
///
/// Both are gone through in the same order each time, so what is wanted is nearly always the next.
@MainActor
struct InlineParts {
  private var children: [Child] = []
  private var names: [Name] = []
  /// What was shown last.
  private var shown = Outputs()
  /// What is kept for a few of the views.
  var locals: [StructuralKey: AnyObject]?
  /// What views were before they change.
  var notes: [StructuralKey: [DisplayModifier]]?
  /// The way through the views, while it lasts.
  private(set) var pass: Pass?

  fileprivate typealias Child = (key: StructuralKey, node: GraphNode?)
  fileprivate typealias Name = (key: StructuralKey, id: DisplayNode.ID)

  /// One way through the views.
  final class Pass {
    let visit: _Place.Visit
    /// What the view that was gone to last hands up.
    var result = Outputs()
    fileprivate var children: [Child] = []
    fileprivate var names: [Name] = []
    fileprivate var next = 0

    fileprivate init(_ visit: _Place.Visit) {
      self.visit = visit
    }

    /// Where a key is among what there was before: next, or anywhere.
    fileprivate func place<Part>(_ key: StructuralKey, in parts: [Part], key keyOf: (Part) -> StructuralKey) -> Int? {
      if parts.indices.contains(next), keyOf(parts[next]) == key { return next }
      return parts.firstIndex { keyOf($0) == key }
    }
  }

  var nodes: [GraphNode] { children.compactMap(\.node) }

  /// Names of before the program slept, the next one last.
  private var formerNames: [UInt32] = []

  mutating func begin(_ visit: _Place.Visit) {
    let pass = Pass(visit)
    self.pass = pass
    switch visit {
    case .building: swap(&pass.children, &children)
    case .displaying: swap(&pass.names, &names)
    case .noting: break
    }
  }

  /// Ends the nodes that were not gone to.
  mutating func end() {
    let gone = pass?.children ?? []
    pass = nil
    for child in gone { child.node?.unmount() }
  }

  /// What is shown now, with the display nodes of before where they say the same.
  mutating func endDisplaying() -> Outputs {
    shown = (pass?.result ?? Outputs()).reusing(shown)
    pass = nil
    return shown
  }
}

// MARK: - Nodes

extension InlineParts {
  /// The node that was there before, which is the caller's from now on.
  mutating func take(_ key: StructuralKey) -> GraphNode? {
    guard let pass, let index = pass.place(key, in: pass.children, key: \.key) else { return nil }
    pass.next = index + 1
    let node = pass.children[index].node
    pass.children[index].node = nil
    return node
  }

  mutating func add(_ node: GraphNode, at key: StructuralKey) {
    children.append((key, node))
  }

  func node(_ key: StructuralKey) -> GraphNode? {
    if let pass, children.indices.contains(pass.next), children[pass.next].key == key {
      return children[pass.next].node
    }
    return children.first { $0.key == key }?.node
  }
}

// MARK: - Names

extension InlineParts {
  mutating func name(_ key: StructuralKey) -> DisplayNode.ID? {
    guard let pass else { return names.first { $0.key == key }?.id }
    // The next of before, nearly always; then it has not been asked for yet.
    if pass.names.indices.contains(pass.next), pass.names[pass.next].key == key {
      pass.next += 1
      return add(name: pass.names[pass.next - 1].id, at: key)
    }
    if let known = names.last(where: { $0.key == key }) { return known.id }
    guard let index = pass.place(key, in: pass.names, key: \.key) else { return nil }
    pass.next = index + 1
    return add(name: pass.names[index].id, at: key)
  }

  /// The next name that was given before the program slept.
  mutating func formerName() -> UInt32? { formerNames.popLast() }

  @discardableResult
  mutating func add(name: DisplayNode.ID, at key: StructuralKey) -> DisplayNode.ID {
    names.append((key, name))
    return name
  }
}

// MARK: - Sleeping

extension InlineParts {
  var givenNames: [UInt32] { names.map(\.id.rawValue) }

  mutating func take(names: [UInt32]) {
    formerNames = names.reversed()
  }

  /// Forgets what is shown.
  mutating func forget() {
    shown = Outputs()
  }

  mutating func release(_ mayGo: (GraphNode) -> Bool) -> [GraphNode] {
    let gone = nodes.filter(mayGo)
    children = children.filter { child in !gone.contains { $0 === child.node } }
    return gone
  }
}
