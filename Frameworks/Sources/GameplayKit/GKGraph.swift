import Foundation

/// A place from which others can be reached.
open class GKGraphNode: NSObject {
  /// The places that can be reached from it at once.
  public private(set) var connectedNodes: [GKGraphNode] = []

  /// Makes a place without ways.
  public override init() { super.init() }

  /// Makes ways to other places, and back where `bidirectional`.
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
      if bidirectional { node.addConnections(to: [self], bidirectional: false) }
    }
  }

  /// Takes ways to other places away, and those back where `bidirectional`.
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      connectedNodes.removeAll { $0 === node }
      if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
    }
  }

  /// What the way to another place will cost at least: nothing is known.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
  /// What the way to a neighbour costs.
  open func cost(to node: GKGraphNode) -> Float { 1 }

  /// The cheapest way to another place, with both ends; empty where there is none.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch(from: self, to: goalNode).path() }
  /// The cheapest way from another place, with both ends; empty where there is none.
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// Places, and the ways between them.
open class GKGraph: NSObject {
  /// The places.
  open private(set) var nodes: [GKGraphNode]?

  /// Makes a graph without places.
  public override init() {
    nodes = []
    super.init()
  }
  /// Makes a graph.
  public init(_ nodes: [GKGraphNode]) {
    self.nodes = nodes
    super.init()
  }

  /// Adds places.
  open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }

  /// Takes places away, with all ways to them and from them.
  open func remove(_ nodes: [GKGraphNode]) {
    let names = Set(nodes.map(ObjectIdentifier.init))
    self.nodes?.removeAll { names.contains(ObjectIdentifier($0)) }
    for node in nodes { node.removeConnections(to: node.connectedNodes, bidirectional: true) }
    for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: false) }
  }

  /// Adds a place with a way to the one that is cheapest to reach.
  open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
    let nearest = (nodes ?? []).filter { $0 !== node }.min { node.cost(to: $0) < node.cost(to: $1) }
    if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
    if nodes?.contains(where: { $0 === node }) != true { add([node]) }
  }

  /// The cheapest way between two places, with both ends; empty where there is none.
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }
}

/// A place in a plane.
open class GKGraphNode2D: GKGraphNode {
  /// Where it is.
  open var position: vector_float2

  /// Makes a place without ways.
  public init(point: vector_float2) {
    position = point
    super.init()
  }

  open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
  open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }

  private func distance(to node: GKGraphNode) -> Float? {
    (node as? GKGraphNode2D).map { simd_distance(position, $0.position) }
  }
}

/// A place in space.
open class GKGraphNode3D: GKGraphNode {
  /// Where it is.
  open var position: vector_float3

  /// Makes a place without ways.
  public init(point: vector_float3) {
    position = point
    super.init()
  }

  open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
  open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }

  private func distance(to node: GKGraphNode) -> Float? {
    (node as? GKGraphNode3D).map { simd_distance(position, $0.position) }
  }
}
