import Testing

@testable import ViewGraph

/// Names last, however many there are and in whichever order they are asked for.
@MainActor
@Suite struct InlinePartsTests {
  private let graph: Graph
  private let host: InlineNode<Text>

  init() {
    graph = Graph(Text("Host"))
    host = InlineNode(
      Text("Host"), _NodeContext(graph: graph, parent: nil, environment: EnvironmentValues(), key: .root))
  }

  private func key(_ index: Int) -> StructuralKey { StructuralKey.root.appending(index) }

  /// One pass in which names are asked for, each twice, as views do that draw more than one box.
  private func names(_ parts: inout InlineParts, _ order: [Int], next: inout UInt32) -> [UInt32] {
    parts.begin(.displaying, of: host)
    let result = order.map { index in
      let first =
        parts.name(key(index))
        ?? {
          next += 1
          return parts.add(name: DisplayNode.ID(next), at: key(index))
        }()
      #expect(parts.name(key(index)) == first)
      return first.rawValue
    }
    _ = parts.endDisplaying()
    return result
  }

  @Test(arguments: [5, 32, 33, 500]) func namesLast(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var parts = InlineParts()
    var next: UInt32 = 0
    let first = names(&parts, Array(0..<count), next: &next)
    #expect(Set(first).count == count)
    var known = Dictionary(uniqueKeysWithValues: zip(0..<count, first))
    for _ in 0..<6 {
      var order = Array(known.keys).shuffled(using: &random)
      order.removeLast(order.count / 4)
      let new = (1...3).map { (known.keys.max() ?? 0) + $0 }
      order.insert(contentsOf: new, at: order.count / 2)
      let asked = names(&parts, order, next: &next)
      #expect(Set(asked).count == order.count, "a name is given twice")
      for (index, name) in zip(order, asked) where known[index] != nil { #expect(known[index] == name) }
      known = Dictionary(uniqueKeysWithValues: zip(order, asked))
    }
  }
}
