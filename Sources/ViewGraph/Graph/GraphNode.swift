/// One node of the graph: what lasts of a view between evaluations.
///
/// A node has an identity (its place in the hierarchy), an environment, children, and outputs that it makes from
/// theirs. It is dirty when something it read has changed; outputs are stale when something below has.
@MainActor
public class GraphNode {
  /// Unique within the graph; also names the node's display node and event target.
  let id: UInt32
  /// The number of nodes above it.
  let depth: UInt32
  let key: StructuralKey
  unowned let graph: Graph
  /// Nil once the node is unmounted; until then the parent keeps this node, and so outlives it.
  private(set) unowned(unsafe) var parent: GraphNode?
  var environment: EnvironmentValues
  // Side by side, so that they share a word.
  var isDirty = false
  private(set) var isMounted = true
  var isAsleep = false
  private var isTarget = false
  /// True while the node is evaluated for a new environment alone: views that it hands on as they were are the same ones.
  private var hasSameView = false
  /// True where the container of this view wants to learn of its children before they are built.
  let isDeferred: Bool
  /// Children in fixed places, by slot; keyed containers keep their own besides.
  private var firstChild: GraphNode?
  private var otherChildren: [(slot: Int, node: GraphNode)] = []
  private var cachedOutputs: Outputs?
  private nonisolated(unsafe) var knownDependencies: Dependencies?
  private(set) var details: Details?

  /// What few nodes have: made when first needed, because there are many nodes.
  final class Details {
    var actionTargets: [AnyHashable: UInt32] = [:]
    var located: (any LocatedNode)?
    var wrapperIDs: [DisplayNode.ID: DisplayNode.ID] = [:]
    var extraIDs: [Int: DisplayNode.ID] = [:]
    var rows: [DisplayNode.ID: DisplayNode] = [:]
    /// While the program sleeps: the nodes below that were let go of, and what they depend on.
    var seeds: Seeds?
    var inherited: [Dependencies] = []
  }

  init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    environment = context.environment
    key = context.key
    depth = (context.parent?.depth ?? 0) + 1
    isDeferred = context.isDeferred
    graph.statistics.nodes += 1
    guard graph.seededNodes > 0, let seed = context.parent?.seed(for: context.key) else {
      id = context.graph.makeID()
      return
    }
    id = seed.id
    details = seed.details
    takeNames(seed.names)
    if !seed.cells.isEmpty { takeStateCells(seed.cells) }
  }

  deinit {
    knownDependencies?.nodeIsGone()
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

  /// The axes along which what is in the view scrolls; nil where it does not.
  var scrolledAxes: Axis.Set? { nil }

  /// Looks for a view with an identity in what scrolls along an axis.
  final func findScrolled(_ identity: AnyHashable, along axis: Axis.Set) -> DisplayNode.ID? {
    for child in children {
      if child.scrolledAxes?.contains(axis) == true, let found = child.find(identity) { return found }
      if let found = child.findScrolled(identity, along: axis) { return found }
    }
    return nil
  }

  /// Looks for the view with an identity in the order in which views lie, and gathers what builds the rows before it that
  /// are not built yet, or itself. True where there is such a view.
  func seek(_ identity: AnyHashable, _ passed: inout [@MainActor () -> Void]) -> Bool {
    for child in children where child.seek(identity, &passed) { return true }
    return false
  }

  /// The identity (by `id(_:)` or `ForEach`) of the view that a display node here or below shows; nil for none.
  func identity(shownAt display: DisplayNode.ID) -> AnyHashable? {
    for child in children {
      if let found = child.identity(shownAt: display) { return found }
    }
    return nil
  }

  /// Ends what the node holds beyond its children: subscriptions, tasks, registrations.
  func didUnmount() {}

  /// True where the node, as it is now, follows from the view that it was made for: it keeps nothing else, and nobody
  /// notices when it goes and comes back.
  var isDerived: Bool { false }

  /// True where `evaluate` makes all children that are missing.
  var isRebuilt: Bool { false }

  /// The names that the node has given to what is shown, in the order in which they are asked for.
  var givenNames: [UInt32] { [] }

  /// Takes over the names of a node that was let go of.
  func takeNames(_ names: [UInt32]) {}

  /// The pages that the node pushes, where it is a stack.
  var navigationController: NavigationController? { nil }

  /// What the node keeps for dynamic properties.
  var stateCells: [AnyObject?] { [] }

  /// Takes over what a node that was let go of had kept for dynamic properties.
  func takeStateCells(_ cells: [AnyObject?]) {}

  /// Lets go of what `evaluate` and `makeOutputs` make again.
  func forgetDisplay() {}

  /// Lets go of children that may go, and gives them, in order.
  func releaseChildren(_ mayGo: (GraphNode) -> Bool) -> [GraphNode] { [] }

  /// The children, in order.
  var children: [GraphNode] {
    guard let firstChild else { return otherChildren.map(\.node) }
    return otherChildren.isEmpty ? [firstChild] : [firstChild] + otherChildren.map(\.node)
  }

  /// Takes over a changed environment.
  func update(environment: EnvironmentValues) {
    guard !self.environment.isSame(as: environment) else { return }
    self.environment = environment
    withSameView { evaluate() }
  }

  /// Brings children up to date that are handed on as they were.
  final func withSameView(_ update: () -> Void) {
    hasSameView = true
    update()
    hasSameView = false
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

  /// True where nothing has changed since the outputs were made.
  final var hasOutputs: Bool { cachedOutputs != nil }

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
    if let firstChild, otherChildren.isEmpty { return firstChild.outputs }
    let nodes = children
    if nodes.count == 1 { return nodes[0].outputs }
    var result = Outputs()
    for node in nodes { result.append(node.outputs) }
    return result
  }

  /// The outputs of the child in a slot; none where there is no child.
  final func outputs(ofSlot slot: Int) -> Outputs {
    child(slot)?.outputs ?? Outputs()
  }

  /// The name of the node's own display node.
  final var displayID: DisplayNode.ID { DisplayNode.ID(id) }

  /// The name of a further display node of this node, by its part.
  final func displayID(part: Int) -> DisplayNode.ID {
    if let known = details?.extraIDs[part] { return known }
    let made = DisplayNode.ID(graph.makeID())
    withDetails { $0.extraIDs[part] = made }
    return made
  }

  /// The name of the box that this node draws around another node's display node.
  final func wrapperID(for inner: DisplayNode.ID) -> DisplayNode.ID {
    if let known = details?.wrapperIDs[inner] { return known }
    let made = DisplayNode.ID(graph.makeID())
    withDetails { $0.wrapperIDs[inner] = made }
    return made
  }

  /// The rows that a list made of its children, by child, so that what did not change stays the same. Setting them
  /// forgets the names and targets of rows that are gone.
  final var listRows: [DisplayNode.ID: DisplayNode] {
    get { details?.rows ?? [:] }
    set {
      let gone = listRows.keys.filter { newValue[$0] == nil }
      withDetails { $0.rows = newValue }
      for row in gone { forget(row) }
    }
  }

  private func forget(_ row: DisplayNode.ID) {
    guard let details else { return }
    details.wrapperIDs[row] = nil
    for use in RowUse.allCases {
      if let target = details.actionTargets.removeValue(forKey: RowKey(row, use)) { graph.removeTarget(target) }
    }
  }

  final func forgetOutputs() {
    cachedOutputs = nil
    details?.rows = [:]
  }

  final func withDetails<R>(_ body: (Details) -> R) -> R {
    if let details { return body(details) }
    let made = Details()
    details = made
    return body(made)
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
    if let known = child(slot) {
      if let node = known as? _TypedNode<V> {
        bring(node, to: view, in: environment)
        return node
      }
      removeChild(slot)
    }
    let node = makeChild(view, key: key.appending(slot), environment: environment, isDeferred: isDeferred)
    if slot == 0 {
      firstChild = node
    } else {
      let index = otherChildren.firstIndex { $0.slot > slot } ?? otherChildren.endIndex
      otherChildren.insert((slot, node), at: index)
    }
    invalidateOutputs()
    return node
  }

  /// Brings a node below this one up to date.
  final func bring<V: View>(_ node: _TypedNode<V>, to view: V, in environment: EnvironmentValues) {
    if hasSameView, node.holds(view) {
      node.update(environment: environment)
    } else {
      node.update(view, environment: environment)
    }
  }

  /// Ends the child in a slot, if there is one.
  final func removeChild(_ slot: Int) {
    guard let gone = child(slot) else { return }
    if slot == 0 { firstChild = nil } else { otherChildren.removeAll { $0.slot == slot } }
    gone.unmount()
    invalidateOutputs()
  }

  /// True where a slot has a child.
  final func hasChild(_ slot: Int) -> Bool {
    child(slot) != nil
  }

  /// Takes children out of their slots that may go.
  final func releaseSlots(_ mayGo: (GraphNode) -> Bool) -> [GraphNode] {
    let gone = children.filter(mayGo)
    guard !gone.isEmpty else { return [] }
    if let first = firstChild, gone.contains(where: { $0 === first }) { firstChild = nil }
    otherChildren.removeAll { child in gone.contains { $0 === child.node } }
    return gone
  }

  /// The slots after the first that have a child.
  final var otherSlots: [Int] { otherChildren.map(\.slot) }

  /// The child in a slot.
  final func child(_ slot: Int) -> GraphNode? {
    slot == 0 ? firstChild : otherChildren.first { $0.slot == slot }?.node
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
    for child in children { child.unmount() }
    knownDependencies?.end()
    for dependencies in details?.inherited ?? [] { dependencies.end() }
    if let located = details?.located { graph.locations.remove(located) }
    leave(didUnmount)
  }

  /// Nothing reaches the node any more.
  final func leave(_ end: () -> Void = {}) {
    isMounted = false
    graph.statistics.nodes -= 1
    if isTarget { graph.removeTarget(id) }
    if let details {
      if details.seeds != nil { graph.seededNodes -= 1 }
      for id in details.actionTargets.values { graph.removeTarget(id) }
    }
    end()
    parent = nil
  }

  /// What the node depends on, for another.
  final func takeDependencies() -> Dependencies? {
    defer { knownDependencies = nil }
    return knownDependencies
  }
}

// MARK: - Location

extension GraphNode {
  /// Makes a value of this node part of the location; called once, when the node is made.
  ///
  /// - Parameters:
  ///   - word: A readable part of the key.
  ///   - alias: A name that the first of several goes by in addresses.
  ///   - isStep: True for what Back undoes: tabs, pages, sheets.
  ///   - isTold: False where the value is in the path: it can be set by a location, but is not said a second time.
  ///   - read: The value as text.
  ///   - restore: Sets the value.
  /// - Returns: The lasting key.
  @discardableResult
  final func locate(
    _ word: String, alias: String? = nil, isStep: Bool = false, isTold: Bool = true,
    read: @escaping @MainActor () -> String,
    restore: @escaping @MainActor (String) -> Void
  ) -> String {
    let value = LocatedValue(
      key: key.name(word), alias: alias, isStep: isStep, isTold: isTold, of: self, read: read, restore: restore)
    locate(value)
    return value.locationKey
  }

  /// Makes something this node keeps part of the location; called once, when the node is made.
  final func locate(_ value: any LocatedNode) {
    withDetails { $0.located = value }
    graph.locations.add(value)
  }

  /// The key under which the node's value is part of the location.
  final var locationKey: String { details?.located?.locationKey ?? key.name("") }
}

// MARK: - Reading

extension GraphNode {
  /// Says that something the node depends on has changed.
  final func invalidate() {
    guard isMounted, !isDirty else { return }
    if graph.hasRestingRows {
      graph.context.run { wakeRowBeforeChange() }
      if isDirty { return }
    }
    isDirty = true
    graph.enqueue(self)
  }

  /// Begins an evaluation: what earlier ones have read no longer counts.
  final func beginEvaluation() {
    isDirty = false
    knownDependencies?.removeAll()
  }

  /// Runs code of the program on behalf of this node: what it reads, the node depends on until it is evaluated again.
  final func reading<R>(_ body: () -> R) -> R {
    Tracking.read(by: self, body)
  }

  /// What the node has read; made when it first reads.
  final var dependencies: Dependencies {
    if let knownDependencies { return knownDependencies }
    let made = Dependencies(of: self)
    knownDependencies = made
    return made
  }

  final func didRead(_ location: StateLocationBase) {
    dependencies.add(location)
  }

  /// Where events for this node go; asking for it makes the node reachable.
  final var target: EventTarget {
    if !isTarget {
      isTarget = true
      graph.addTarget(id) { [weak self] event in
        guard let self else { return }
        if event == .press, environment.screenPart?.isVisible == false { return }
        wakeRow()
        handle(event)
      }
    }
    return EventTarget(id)
  }

  /// A further target of this node, one for each key; the action is the one given last.
  final func target(for key: AnyHashable, _ action: @escaping @MainActor (DisplayEvent) -> Void) -> EventTarget {
    let id = details?.actionTargets[key] ?? graph.makeID()
    withDetails { $0.actionTargets[key] = id }
    graph.addTarget(id, action)
    return EventTarget(id)
  }
}
