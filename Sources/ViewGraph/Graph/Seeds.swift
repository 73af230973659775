/// The names of nodes that were let go of, in the order in which they are made again.
///
/// Names must last, because the page knows them; everything else about such a node follows from the view above it.
@MainActor
struct Seeds {
  /// For each node: a part of its key, its name, how many names it has given, and these.
  private var words: [UInt32] = []
  private var next = 0
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
  var isSpent: Bool { next == words.count }

  mutating func add(_ key: StructuralKey, _ seed: Seed) {
    if seed.details != nil { rest[words.count] = (seed.details, []) }
    if !seed.cells.isEmpty { cells.append((words.count, seed.cells.map(WeakCell.init))) }
    words += [Self.word(key), seed.id, UInt32(seed.names.count)]
    words += seed.names
  }

  /// The nodes are gone. State that somebody has all the same, such as a task that is to set it, comes back with them.
  mutating func nodesAreGone() {
    for (place, cells) in cells where cells.contains(where: { $0.cell != nil }) {
      rest[place] = (rest[place]?.details, cells.map(\.cell))
    }
    cells = []
    words = words.withUnsafeBufferPointer { Array($0) }
  }

  /// What the next node was; nil where that is another one.
  mutating func take(_ key: StructuralKey) -> Seed? {
    guard next < words.count, Self.word(key) == words[next] else { return nil }
    let end = next + 3 + Int(words[next + 2])
    defer { next = end }
    let more = rest[next]
    return Seed(
      id: words[next + 1], names: Array(words[(next + 3)..<end]), details: more?.details, cells: more?.cells ?? [])
  }

  private static func word(_ key: StructuralKey) -> UInt32 { UInt32(truncatingIfNeeded: key.hash ^ key.hash >> 32) }
}
