import Combine
import Testing

@testable import ViewGraph

/// What a reader can make a program build has a limit, and a list that has come to it says so and goes on working.
@MainActor
@Suite struct NodeLimitTests {
  struct Rows: View {
    @State private var presses = 0

    var body: some View {
      List {
        Button("Pressed \(presses)") { presses += 1 }
        ForEach(0..<1_000) { Row(number: $0) }
      }
    }
  }

  struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }

  private func more(_ graph: Graph) -> (target: EventTarget?, remaining: Int)? {
    var nodes = graph.commit.map { [$0.root] } ?? []
    while let node = nodes.popLast() {
      if case .moreRows(let target, let remaining) = node.content { return (target, remaining) }
      nodes += node.children
    }
    return nil
  }

  private func goNear(_ graph: Graph) {
    if let target = more(graph)?.target { graph.send(.near, to: target) }
    graph.flush()
  }

  @Test func aListBuildsNoFurtherRowsWhereThereIsNoRoom() throws {
    let graph = Graph(Rows())
    graph.flush()
    graph.nodeLimit = graph.statistics.nodes + 20
    let first = try #require(more(graph)?.remaining)
    goNear(graph)
    let second = try #require(more(graph))
    #expect(second.remaining < first, "there was room")
    #expect(second.target == nil, "now there is none")
    let nodes = graph.statistics.nodes
    for _ in 0..<10 { goNear(graph) }
    #expect(graph.statistics.nodes == nodes)
  }

  @Test func aLateWishForRowsIsNotFulfilled() throws {
    let graph = Graph(Rows())
    graph.flush()
    let before = try #require(more(graph))
    graph.nodeLimit = graph.statistics.nodes
    graph.send(.near, to: try #require(before.target))
    graph.flush()
    #expect(try #require(more(graph)).remaining == before.remaining)
    #expect(try #require(more(graph)).target == nil)
  }

  @Test func nodesThatAreGoneDoNotCount() {
    struct Part: View {
      let isThere: Bool
      var body: some View { if isThere { Rows() } else { Text("gone") } }
    }
    final class Model: ObservableObject { @Published var isThere = false }
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View { Part(isThere: model.isThere) }
    }
    let model = Model()
    let graph = Graph(Root(model: model))
    graph.flush()
    let before = graph.statistics.nodes
    for _ in 0..<3 {
      model.isThere = true
      graph.flush()
      #expect(graph.statistics.nodes > before + 30)
      model.isThere = false
      graph.flush()
      #expect(graph.statistics.nodes == before)
    }
    #expect(graph.sleep())
    #expect(graph.statistics.nodes < before)
    graph.wake()
    #expect(graph.statistics.nodes == before)
  }
}
