/// The names of nodes that were let go of, in the order in which they are made again.
///
/// Names must last, because the page knows them; everything else about such a node follows from the view above it.
@MainActor
struct Seeds {
  /// For each node: a part of its key, its name, how many names it has given, and these. Names are written as their
  /// distance from the one before, because those of neighbours are near: one byte each, nearly always.
  private var bytes = PackedNumbers()
  /// What else few nodes had, by where they begin.
  private var rest: [Int: (details: GraphNode.Details?, cells: [AnyObject?])] = [:]
  /// The state of nodes that are about to go.
  private var cells: [(place: Int, cells: [WeakCell])] = []

  private struct WeakCell {
    weak var cell: AnyObject?
  }

  /// What a node was.
  struct Seed {
    let id: UInt32
    let names: [UInt32]
    var details: GraphNode.Details?
    var cells: [AnyObject?] = []
  }

  /// True where all nodes have been made again.
  var isSpent: Bool { bytes.isAtEnd }

  mutating func add(_ key: StructuralKey, _ seed: Seed) {
    if seed.details != nil { rest[bytes.count] = (seed.details, []) }
    if !seed.cells.isEmpty { cells.append((bytes.count, seed.cells.map(WeakCell.init))) }
    bytes.append(word: Self.word(key))
    bytes.append(near: seed.id)
    bytes.append(UInt32(seed.names.count))
    for name in seed.names { bytes.append(near: name) }
  }

  /// The nodes are gone. State that somebody has all the same, such as a task that is to set it, comes back with them.
  mutating func nodesAreGone() {
    for (place, cells) in cells where cells.contains(where: { $0.cell != nil }) {
      rest[place] = (rest[place]?.details, cells.map(\.cell))
    }
    cells = []
    bytes.shrink()
  }

  /// True where one of the nodes is called so, or has given the name.
  func has(_ name: UInt32) -> Bool {
    if rest.values.contains(where: { $0.details?.actionTargets.values.contains(name) == true }) { return true }
    var bytes = bytes.fromTheStart
    while !bytes.isAtEnd {
      bytes.skipWord()
      if bytes.nextNear() == name { return true }
      for _ in 0..<bytes.next() where bytes.nextNear() == name { return true }
    }
    return false
  }

  /// What the next node was; nil where that is another one.
  mutating func take(_ key: StructuralKey) -> Seed? {
    let place = bytes.position
    guard !bytes.isAtEnd, bytes.peekWord() == Self.word(key) else { return nil }
    bytes.skipWord()
    let id = bytes.nextNear()
    let names = (0..<bytes.next()).map { _ in bytes.nextNear() }
    let more = rest[place]
    return Seed(id: id, names: names, details: more?.details, cells: more?.cells ?? [])
  }

  private static func word(_ key: StructuralKey) -> UInt16 {
    UInt16(truncatingIfNeeded: key.hash ^ key.hash >> 16 ^ key.hash >> 32 ^ key.hash >> 48)
  }
}
