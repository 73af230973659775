/// One node of the graph: what lasts of a view between evaluations.
///
/// A node has an identity (its place in the hierarchy), an environment, children, and outputs that it makes from
/// theirs. It is dirty when something it read has changed; outputs are stale when something below has.
@MainActor
public class GraphNode {
  /// Unique within the graph; also names the node's display node and event target.
  let id: UInt32
  let key: StructuralKey
  let depth: Int
  unowned let graph: Graph
  private(set) weak var parent: GraphNode?
  var environment: EnvironmentValues
  var isDirty = false
  private(set) var isMounted = true
  /// Children in fixed places, by slot; keyed containers keep their own besides.
  private(set) var slots: [(slot: Int, node: GraphNode)] = []
  private var cachedOutputs: Outputs?
  private var reads: [StateLocationBase] = []
  private var isTarget = false
  private var actionTargets: [AnyHashable: UInt32] = [:]
  private var located: LocatedValue?
  private var wrapperIDs: [DisplayNode.ID: DisplayNode.ID] = [:]
  private var extraIDs: [Int: DisplayNode.ID] = [:]
  /// The rows that a list made of its children, so that what did not change stays the same.
  var rowCache: [DisplayNode.ID: DisplayNode] = [:]

  init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    environment = context.environment
    key = context.key
    depth = (context.parent?.depth ?? 0) + 1
    id = context.graph.makeID()
  }

  // MARK: For subclasses

  /// Brings children up to date after the view, the environment or something read has changed.
  func evaluate() {}

  /// Makes the outputs from those of the children.
  func makeOutputs() -> Outputs {
    childOutputs()
  }

  /// Reacts to something the reader did.
  func handle(_ event: DisplayEvent) {}

  /// Finds where the view with an identity (by `id(_:)` or `ForEach`) is shown, at this node or below.
  func find(_ identity: AnyHashable) -> DisplayNode.ID? {
    for child in children {
      if let found = child.find(identity) { return found }
    }
    return nil
  }

  /// Ends what the node holds beyond its children: subscriptions, tasks, registrations.
  func didUnmount() {}

  /// The children, in order.
  var children: [GraphNode] { slots.map(\.node) }

  /// Takes over a changed environment.
  func update(environment: EnvironmentValues) {
    guard !self.environment.isSame(as: environment) else { return }
    self.environment = environment
    evaluate()
  }
}

// MARK: - Outputs

extension GraphNode {
  /// What the node hands up, made when first asked for after a change.
  final var outputs: Outputs {
    if let cachedOutputs { return cachedOutputs }
    let made = makeOutputs()
    cachedOutputs = made
    return made
  }

  /// Says that the outputs of this node, and so of those above it, must be made anew.
  final func invalidateOutputs() {
    var node: GraphNode? = self
    while let current = node {
      if current.cachedOutputs == nil, current !== self { break }
      current.cachedOutputs = nil
      node = current.parent
    }
  }

  /// The outputs of all children in order.
  final func childOutputs() -> Outputs {
    let nodes = children
    if nodes.count == 1 { return nodes[0].outputs }
    var result = Outputs()
    for node in nodes { result.append(node.outputs) }
    return result
  }

  /// The outputs of the child in a slot; none where there is no child.
  final func outputs(ofSlot slot: Int) -> Outputs {
    slots.first { $0.slot == slot }?.node.outputs ?? Outputs()
  }

  /// The name of the node's own display node.
  final var displayID: DisplayNode.ID { DisplayNode.ID(id) }

  /// The name of a further display node of this node, by its part.
  final func displayID(part: Int) -> DisplayNode.ID {
    if let known = extraIDs[part] { return known }
    let made = DisplayNode.ID(graph.makeID())
    extraIDs[part] = made
    return made
  }

  /// The name of the box that this node draws around another node's display node.
  final func wrapperID(for inner: DisplayNode.ID) -> DisplayNode.ID {
    if let known = wrapperIDs[inner] { return known }
    let made = DisplayNode.ID(graph.makeID())
    wrapperIDs[inner] = made
    return made
  }
}

// MARK: - Children

extension GraphNode {
  /// Makes the child in a slot, or brings it up to date; a child of another type is replaced.
  @discardableResult
  final func setChild<V: View>(
    _ slot: Int, _ view: V, environment: EnvironmentValues? = nil, isDeferred: Bool = false
  ) -> GraphNode {
    let environment = environment ?? self.environment
    if let index = slots.firstIndex(where: { $0.slot == slot }) {
      if let node = slots[index].node as? _TypedNode<V> {
        node.update(view, environment: environment)
        return node
      }
      slots[index].node.unmount()
      slots.remove(at: index)
    }
    let node = makeChild(view, key: key.appending(slot), environment: environment, isDeferred: isDeferred)
    let index = slots.firstIndex { $0.slot > slot } ?? slots.endIndex
    slots.insert((slot, node), at: index)
    invalidateOutputs()
    return node
  }

  /// Ends the child in a slot, if there is one.
  final func removeChild(_ slot: Int) {
    guard let index = slots.firstIndex(where: { $0.slot == slot }) else { return }
    slots.remove(at: index).node.unmount()
    invalidateOutputs()
  }

  /// True where a slot has a child.
  final func hasChild(_ slot: Int) -> Bool {
    slots.contains { $0.slot == slot }
  }

  /// Makes a node for a view below this one.
  final func makeChild<V: View>(
    _ view: V, key: StructuralKey, environment: EnvironmentValues, isDeferred: Bool = false
  ) -> _TypedNode<V> {
    let context = _NodeContext(
      graph: graph, parent: self, environment: environment, key: key, isDeferred: isDeferred)
    if isDeferred, !(V.self is any StructuralView.Type) {
      return DeferredNode(view, context)
    }
    return V._makeNode(view, context)
  }

  /// Ends the node and everything below it.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child.unmount() }
    stopReading()
    if isTarget { graph.removeTarget(id) }
    for id in actionTargets.values { graph.removeTarget(id) }
    if let located { graph.locations.remove(located) }
    didUnmount()
  }
}

// MARK: - Location

extension GraphNode {
  /// Makes a value of this node part of the location; called once, when the node is made.
  ///
  /// - Parameters:
  ///   - word: A readable part of the key.
  ///   - isStep: True for what Back undoes: tabs, pages, sheets.
  ///   - read: The value as text.
  ///   - restore: Sets the value.
  /// - Returns: The lasting key.
  @discardableResult
  final func locate(
    _ word: String, isStep: Bool = false, read: @escaping @MainActor () -> String,
    restore: @escaping @MainActor (String) -> Void
  ) -> String {
    let value = LocatedValue(
      key: key.name(word), isStep: isStep, order: id, read: read, restore: restore)
    located = value
    graph.locations.add(value)
    return value.locationKey
  }

  /// The key under which the node's value is part of the location.
  final var locationKey: String { located?.locationKey ?? key.name("") }
}

// MARK: - Reading

extension GraphNode {
  /// Says that something the node depends on has changed.
  final func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Begins an evaluation: what earlier ones have read no longer counts.
  final func beginEvaluation() {
    isDirty = false
    stopReading()
  }

  /// Runs code of the program on behalf of this node: what it reads, the node depends on until it is evaluated again.
  final func reading<R>(_ body: () -> R) -> R {
    Tracking.read(by: self, body)
  }

  final func didRead(_ location: StateLocationBase) {
    guard !reads.contains(where: { $0 === location }) else { return }
    reads.append(location)
    location.addReader(self)
  }

  private func stopReading() {
    guard !reads.isEmpty else { return }
    for location in reads { location.removeReader(self) }
    reads.removeAll(keepingCapacity: true)
  }

  /// Where events for this node go; asking for it makes the node reachable.
  final var target: EventTarget {
    if !isTarget {
      isTarget = true
      graph.addTarget(id) { [weak self] event in self?.handle(event) }
    }
    return EventTarget(id)
  }

  /// A further target of this node, one for each key; the action is the one given last.
  final func target(for key: AnyHashable, _ action: @escaping @MainActor (DisplayEvent) -> Void) -> EventTarget {
    let id = actionTargets[key] ?? graph.makeID()
    actionTargets[key] = id
    graph.addTarget(id, action)
    return EventTarget(id)
  }
}
