import Testing

@testable import ViewGraph

/// Containers of a program's own from before `Group(subviews:)`.
@MainActor
@Suite struct VariadicViewTests {
  struct Weight: _ViewTraitKey {
    static var defaultValue: Int { 0 }
  }

  struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Text("-") }
      }
    }
  }

  struct Numbered: _VariadicView.UnaryViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      VStack {
        Text("\(children.count) views")
        ForEach(Array(zip(children.indices, children)), id: \.1.id) { index, child in
          HStack {
            Text("\(index): \(child[Weight.self]) \(child.id(as: String.self) ?? "none")")
            child
          }
        }
      }
    }
  }

  struct Button2: View {
    let name: String
    @State private var presses = 0

    var body: some View { Button("\(name) \(presses)") { presses += 1 } }
  }

  struct Page: View {
    @State private var names = ["a", "b"]

    var body: some View {
      _VariadicView.Tree(Numbered()) {
        ForEach(names, id: \.self) { Button2(name: $0) }
        Text("z")._trait(Weight.self, 3)
        Button("Add") { names.append("c") }
      }
    }
  }

  @Test func aRootPlacesTheViewsOfItsTree() throws {
    let host = TestHost(
      VStack {
        _VariadicView.Tree(Divided()) {
          Group {
            Text("a"); Text("b")
          }; Text("c")
        }
      })
    #expect(host.texts == ["a", "-", "b", "-", "c"])
  }

  @Test func viewsSayTraitsAndKeepTheirState() throws {
    let host = TestHost(Page())
    #expect(host.texts == ["4 views", "0: 0 a", "a 0", "1: 0 b", "b 0", "2: 3 none", "z", "3: 0 none", "Add"])
    try host.press("b 0")
    try host.press("Add")
    #expect(
      host.texts == [
        "5 views", "0: 0 a", "a 0", "1: 0 b", "b 1", "2: 0 c", "c 0", "3: 3 none", "z", "4: 0 none", "Add",
      ])
  }
}
