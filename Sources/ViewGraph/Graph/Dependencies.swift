/// What of the program's data a node has read in its last evaluation: what changes there invalidates the node.
///
/// An object of its own, so that data need not know nodes weakly, and so that the node above takes it over while this
/// one is let go of (`GraphNode.sleep`).
@MainActor
final class Dependencies {
  /// Nil once nobody depends on what was read.
  private nonisolated(unsafe) unowned(unsafe) var node: GraphNode?
  private nonisolated(unsafe) var locations: [StateLocationBase] = []

  /// The node must call `end()` or `nodeIsGone()` before it goes.
  init(of node: GraphNode) {
    self.node = node
  }

  var isEmpty: Bool { locations.isEmpty }

  /// The graph of the node.
  @MainActor var graph: Graph? { node?.graph }

  func add(_ location: StateLocationBase) {
    guard !locations.contains(where: { $0 === location }) else { return }
    locations.append(location)
    location.addReader(self)
  }

  /// Something that was read changes.
  func invalidate() {
    node?.invalidate()
  }

  /// A new evaluation begins: what the last one has read counts no more.
  func removeAll() {
    guard !locations.isEmpty else { return }
    for location in locations { location.removeReader(self) }
    locations.removeAll(keepingCapacity: true)
  }

  /// Hands everything to another node, but for what nobody else has any more: it cannot change.
  func pass(to other: GraphNode) {
    node = other
    let weak = locations.map(WeakLocation.init)
    locations = []
    locations = weak.compactMap(\.location)
  }

  private struct WeakLocation {
    weak var location: StateLocationBase?
  }

  func end() {
    removeAll()
    node = nil
  }

  /// The same from a `deinit`, where nobody else has the node any more.
  nonisolated func nodeIsGone() {
    node = nil
    locations = []
  }
}
