/// What lasts of inline views: the nodes among them and the names of what they show, by their keys.
///
/// Both are gone through in the same order each time, so what is wanted is nearly always the next.
@MainActor
final class InlineParts {
  @exclusivity(unchecked) private var children: [Child] = []
  @exclusivity(unchecked) private var names: [Name] = []
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
  @MainActor final class Pass {
    private(set) var visit: _Place.Visit
    /// The node whose views are gone through, which outlasts the way.
    private(set) unowned(unsafe) var host: any InlineHost
    /// What the view that was gone to last hands up.
    @exclusivity(unchecked) var result = Outputs()
    @exclusivity(unchecked) fileprivate var children: [Child] = []
    @exclusivity(unchecked) fileprivate var names: [Name] = []
    @exclusivity(unchecked) fileprivate var next = 0
    @exclusivity(unchecked) fileprivate var nextNode = 0
    /// Where names are among those of before, and those that were asked for already: made where there are many.
    private var formerPlaces: [StructuralKey: Int]?
    private var asked: [StructuralKey: DisplayNode.ID] = [:]
    private var askedCount = 0

    private init(_ visit: _Place.Visit, of host: any InlineHost) {
      self.visit = visit
      self.host = host
    }

    /// Ways that are over: the next ones take their memory, because there are two for each node of a page.
    @exclusivity(unchecked) private static var over: [Pass] = []

    fileprivate static func begin(_ visit: _Place.Visit, of host: any InlineHost) -> Pass {
      guard let pass = over.popLast() else { return Pass(visit, of: host) }
      pass.visit = visit
      pass.host = host
      return pass
    }

    /// Ends a way, of which the caller has had the only reference, or it is not used again.
    fileprivate static func end(_ pass: consuming Pass) {
      var pass = pass
      guard over.count < 32, isKnownUniquelyReferenced(&pass) else { return }
      pass.result = Outputs()
      pass.children = []
      pass.names = []
      pass.next = 0
      pass.nextNode = 0
      pass.formerPlaces = nil
      pass.asked = [:]
      pass.askedCount = 0
      over.append(pass)
    }

    /// The name that was asked for in this pass, of `all` so far.
    fileprivate func askedName(_ key: StructuralKey, of all: [Name]) -> DisplayNode.ID? {
      guard all.count > Self.few else { return all.last { $0.key == key }?.id }
      for name in all[askedCount...] { asked[name.key] = name.id }
      askedCount = all.count
      return asked[key]
    }

    /// Where a name is among those of before.
    fileprivate func formerPlace(_ key: StructuralKey) -> Int? {
      guard names.count > Self.few else { return names.firstIndex { $0.key == key } }
      if formerPlaces == nil {
        formerPlaces = Dictionary(zip(names.map(\.key), names.indices)) { first, _ in first }
      }
      return formerPlaces?[key]
    }

    /// So many are looked through faster than looked up.
    private static let few = 32

    /// Where a key is among what there was before: next, or anywhere.
    fileprivate func place<Part>(_ key: StructuralKey, in parts: [Part], key keyOf: (Part) -> StructuralKey) -> Int? {
      if parts.indices.contains(next), keyOf(parts[next]) == key { return next }
      return parts.firstIndex { keyOf($0) == key }
    }
  }

  var nodes: [GraphNode] { children.compactMap(\.node) }

  /// Names of before the program slept, the next one last.
  private var formerNames: [UInt32] = []

  func begin(_ visit: _Place.Visit, of host: any InlineHost) {
    let pass = Pass.begin(visit, of: host)
    self.pass = pass
    switch visit {
    case .building: swap(&pass.children, &children)
    case .displaying: swap(&pass.names, &names)
    case .noting: break
    }
  }

  /// Ends the nodes that were not gone to.
  func end() {
    guard let ended = pass.take() else { return }
    let gone = ended.children
    Pass.end(ended)
    for child in gone { child.node?.unmount() }
  }

  /// What is shown now, with the display nodes of before where they say the same.
  func endDisplaying() -> Outputs {
    guard let ended = pass.take() else { return shown }
    shown = ended.result.reusing(shown)
    Pass.end(ended)
    return shown
  }
}

// MARK: - Nodes

extension InlineParts {
  /// The node that was there before, which is the caller's from now on.
  func take(_ key: StructuralKey) -> GraphNode? {
    guard let pass, let index = pass.place(key, in: pass.children, key: \.key) else { return nil }
    pass.next = index + 1
    let node = pass.children[index].node
    pass.children[index].node = nil
    return node
  }

  func add(_ node: GraphNode, at key: StructuralKey) {
    children.append((key, node))
  }

  func node(_ key: StructuralKey) -> GraphNode? {
    if let pass, children.indices.contains(pass.nextNode), children[pass.nextNode].key == key {
      pass.nextNode += 1
      return children[pass.nextNode - 1].node
    }
    guard let index = children.firstIndex(where: { $0.key == key }) else { return nil }
    pass?.nextNode = index + 1
    return children[index].node
  }
}

// MARK: - Names

extension InlineParts {
  func name(_ key: StructuralKey) -> DisplayNode.ID? {
    guard let pass else { return names.first { $0.key == key }?.id }
    // The next of before, nearly always; then it has not been asked for yet.
    if pass.names.indices.contains(pass.next), pass.names[pass.next].key == key {
      pass.next += 1
      return add(name: pass.names[pass.next - 1].id, at: key)
    }
    if let known = pass.askedName(key, of: names) { return known }
    guard let index = pass.formerPlace(key) else { return nil }
    pass.next = index + 1
    return add(name: pass.names[index].id, at: key)
  }

  /// The next name that was given before the program slept.
  func formerName() -> UInt32? { formerNames.popLast() }

  @discardableResult
  func add(name: DisplayNode.ID, at key: StructuralKey) -> DisplayNode.ID {
    names.append((key, name))
    return name
  }
}

// MARK: - Sleeping

extension InlineParts {
  var givenNames: [UInt32] { names.map(\.id.rawValue) }

  func take(names: [UInt32]) {
    formerNames = names.reversed()
  }

  /// Forgets what is shown.
  func forget() {
    shown = Outputs()
  }

  func release(_ mayGo: (GraphNode) -> Bool) -> [GraphNode] {
    let gone = nodes.filter(mayGo)
    children = children.filter { child in !gone.contains { $0 === child.node } }
    return gone
  }
}
