import Testing

@testable import ViewGraph

/// Only what has state, identity or a life of its own is a node.
@MainActor
@Suite struct NodeCountTests {
  struct Row: View {
    let number: Int
    @State private var isSaved = false

    var body: some View {
      HStack {
        Image(systemName: "star").resizable().frame(width: 60, height: 60)
        VStack(alignment: .leading) {
          Text("Title \(number)").font(.headline)
          Text("Source").font(.caption).foregroundColor(.secondary)
          if number > 0 { Text("Description").padding() }
        }
        Spacer()
        Button(isSaved ? "Saved" : "Save") { isSaved.toggle() }
      }
      .background(.yellow)
    }
  }

  @Test func aRowIsThreeNodes() {
    let one = TestHost(VStack { ForEach(0..<1) { Row(number: $0) } })
    let many = TestHost(VStack { ForEach(0..<101) { Row(number: $0) } })
    // The row, its button, and the button's label.
    #expect(many.graph.nodeCount - one.graph.nodeCount == 300)
  }

  @Test func aNodeAmongInlineViewsLivesAsLongAsItIsThere() throws {
    struct Page: View {
      @State var isShown = true

      var body: some View {
        VStack {
          Button("Switch") { isShown.toggle() }
          if isShown { Row(number: 0).padding() }
        }
      }
    }
    let host = TestHost(Page())
    let whole = host.graph.nodeCount
    try host.press("Save")
    try host.press("Switch")
    #expect(host.graph.nodeCount == whole - 3)
    try host.press("Switch")
    #expect(host.graph.nodeCount == whole)
    #expect(host.shows("Save"), "a view that comes back begins anew")
  }
}
