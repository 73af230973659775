import Foundation

/// A place in a grid.
open class GKGridGraphNode: GKGraphNode {
  /// Its column and row.
  public internal(set) var gridPosition: vector_int2

  /// Makes a place without ways.
  public required init(gridPosition: vector_int2) {
    self.gridPosition = gridPosition
    super.init()
  }

  open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
  open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }

  private func distance(to node: GKGraphNode) -> Float? {
    guard let other = node as? GKGridGraphNode else { return nil }
    let steps = gridPosition &- other.gridPosition
    return (Float(steps.x) * Float(steps.x) + Float(steps.y) * Float(steps.y)).squareRoot()
  }
}

/// Places in columns and rows, with ways to their neighbours.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  /// The first column and row.
  public let gridOrigin: vector_int2
  /// How many columns there are.
  public let gridWidth: Int
  /// How many rows there are.
  public let gridHeight: Int
  /// Whether ways lead across corners.
  public let diagonalsAllowed: Bool

  /// Makes a grid that has all places and ways.
  public convenience init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) {
    self.init(
      fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed,
      nodeClass: NodeType.self)
  }

  /// Makes a grid that has all places, of a class, and ways.
  public init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool, nodeClass: AnyClass
  ) {
    gridOrigin = position
    gridWidth = Int(width)
    gridHeight = Int(height)
    self.diagonalsAllowed = diagonalsAllowed
    super.init()
    let kind = nodeClass as? NodeType.Type ?? NodeType.self
    for y in 0..<height { for x in 0..<width { place(kind.init(gridPosition: position &+ vector_int2(x, y))) } }
  }

  private var places: [vector_int2: NodeType] = [:]

  private func place(_ node: NodeType) {
    add([node])
    connectToAdjacentNodes(node: node)
  }

  open override func add(_ nodes: [GKGraphNode]) {
    super.add(nodes)
    for case let node as NodeType in nodes { places[node.gridPosition] = node }
  }

  open override func remove(_ nodes: [GKGraphNode]) {
    super.remove(nodes)
    for case let node as NodeType in nodes where places[node.gridPosition] === node { places[node.gridPosition] = nil }
  }

  /// The place in a column and row; nil where it was taken away.
  open func node(atGridPosition position: vector_int2) -> NodeType? { places[position] }

  /// Adds a place, with ways to its neighbours and back.
  open func connectToAdjacentNodes(node: GKGridGraphNode) {
    if places[node.gridPosition] !== node { add([node]) }
    for x in Int32(-1)...1 {
      for y in Int32(-1)...1 where (x, y) != (0, 0) && (diagonalsAllowed || x == 0 || y == 0) {
        guard let other = places[node.gridPosition &+ vector_int2(x, y)] else { continue }
        node.addConnections(to: [other], bidirectional: true)
      }
    }
  }

  /// The class of its places.
  open func classForGenericArgument(at index: Int) -> AnyClass { NodeType.self }
}
