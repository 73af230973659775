/// What a new node is told: where it stands in the graph and in which environment.
@MainActor
public struct _NodeContext {
  let graph: Graph
  let parent: GraphNode?
  let environment: EnvironmentValues
  let key: StructuralKey
  /// True where a container wants to learn of its children before their bodies are evaluated.
  var isDeferred: Bool

  init(
    graph: Graph, parent: GraphNode?, environment: EnvironmentValues, key: StructuralKey, isDeferred: Bool = false
  ) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.key = key
    self.isDeferred = isDeferred
  }
}

/// A view's place in the hierarchy as a number that is the same in every process that runs the same program.
struct StructuralKey: Hashable {
  /// FNV-1a over the components from the root down.
  let hash: UInt64

  static let root = StructuralKey(hash: 0xcbf2_9ce4_8422_2325)

  func appending(_ index: Int) -> StructuralKey {
    var hash = hash
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: index)) { bytes in
      for byte in bytes { hash = Self.step(hash, byte) }
    }
    return StructuralKey(hash: Self.step(hash, 0xfe))
  }

  func appending(_ name: String) -> StructuralKey {
    var hash = hash
    for byte in name.utf8 { hash = Self.step(hash, byte) }
    return StructuralKey(hash: Self.step(hash, 0xff))
  }

  /// A name for locations: a readable word and enough of the hash to tell namesakes apart.
  func name(_ word: String) -> String {
    let slug = Self.slug(word)
    let suffix = String(hash % 46656, radix: 36)
    return slug.isEmpty ? suffix : "\(slug)-\(suffix)"
  }

  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static func slug(_ word: String) -> String {
    var result = ""
    for scalar in word.lowercased().unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result.append("-")
      }
      if result.utf8.count >= 16 { break }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result
  }
}
