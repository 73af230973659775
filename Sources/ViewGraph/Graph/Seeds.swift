/// The names of nodes that were let go of, in the order in which they are made again.
///
/// Names must last, because the page knows them; everything else about such a node follows from the view above it.
@MainActor
struct Seeds {
  /// For each node: its key (two words), its name, how many names it has given, and these.
  private var words: [UInt32] = []
  private var next = 0
  /// The few nodes that have details, by where they begin.
  private var details: [Int: GraphNode.Details] = [:]

  /// What a node was.
  struct Seed {
    let id: UInt32
    let names: [UInt32]
    let details: GraphNode.Details?
  }

  /// True where all nodes have been made again.
  var isSpent: Bool { next == words.count }

  mutating func add(_ key: StructuralKey, _ seed: Seed) {
    if let kept = seed.details { details[words.count] = kept }
    words += [UInt32(truncatingIfNeeded: key.hash >> 32), UInt32(truncatingIfNeeded: key.hash)]
    words += [seed.id, UInt32(seed.names.count)]
    words += seed.names
  }

  /// What the next node was; nil where that is another one.
  mutating func take(_ key: StructuralKey) -> Seed? {
    guard next < words.count, key.hash == UInt64(words[next]) << 32 | UInt64(words[next + 1]) else { return nil }
    let end = next + 4 + Int(words[next + 3])
    defer { next = end }
    return Seed(id: words[next + 2], names: Array(words[(next + 4)..<end]), details: details[next])
  }

  /// Gives back what arrays hold beyond their contents.
  mutating func compact() {
    words = words.withUnsafeBufferPointer { Array($0) }
  }
}
