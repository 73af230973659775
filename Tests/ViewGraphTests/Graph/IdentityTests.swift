import SwiftUITesting
import Testing

/// State lives as long as the identity of its view.
@MainActor
struct IdentityTests {
  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  struct Reordering: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("turn") { names.reverse() }
        Button("drop") { names.removeFirst() }
        Button("restore") { names = ["a", "b", "c"] }
      }
    }
  }

  @Test func rowsKeepTheirStateWhenTheyMove() throws {
    let screen = TestScreen(Reordering())
    try screen.tap("a 0")
    try screen.tap("turn")
    #expect(screen.texts.prefix(3) == ["c 0", "b 0", "a 1"])
    try screen.tap("turn")
    try screen.tap("drop")
    try screen.tap("restore")
    #expect(screen.texts.prefix(3) == ["a 0", "b 0", "c 0"], "state dies with its row")
  }

  @Test func rowsKeepTheirDisplayNodesWhenTheyMove() throws {
    let screen = TestScreen(Reordering())
    let before = screen.nodes { if case .button = $0.content { true } else { false } }.map(\.id)
    try screen.tap("turn")
    let after = screen.nodes { if case .button = $0.content { true } else { false } }.map(\.id)
    #expect(after.prefix(3) == [before[2], before[1], before[0]])
  }

  struct Branches: View {
    @State private var isFirst = true

    var body: some View {
      VStack {
        if isFirst { Counter(name: "first") } else { Counter(name: "second") }
        Button("other") { isFirst.toggle() }
      }
    }
  }

  @Test func branchesHaveStateOfTheirOwn() throws {
    let screen = TestScreen(Branches())
    try screen.tap("first 0")
    try screen.tap("other")
    #expect(screen.texts.first == "second 0")
    try screen.tap("other")
    #expect(screen.texts.first == "first 0")
  }

  struct Identified: View {
    @State private var id = 1

    var body: some View {
      VStack {
        Counter(name: "it").id(id)
        Button("anew") { id += 1 }
      }
    }
  }

  @Test func anotherIDIsAnotherView() throws {
    let screen = TestScreen(Identified())
    try screen.tap("it 0")
    #expect(screen.texts.first == "it 1")
    try screen.tap("anew")
    #expect(screen.texts.first == "it 0")
  }

  @Test func repeatedIDsAreAllShown() {
    let screen = TestScreen(VStack { ForEach(["x", "x", "y"], id: \.self) { Text($0) } })
    #expect(screen.texts == ["x", "x", "y"])
  }
}
