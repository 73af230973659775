import SwiftUITesting
import Testing

/// Trees open and close, in lists and elsewhere.
@MainActor
struct OutlineTests {
  private struct File: Identifiable {
    let id: String
    var children: [File]?
  }

  private let files = [
    File(id: "a", children: [File(id: "b", children: [File(id: "c")]), File(id: "d")]), File(id: "e"),
  ]

  @Test func elementsWithChildrenOpen() throws {
    let screen = TestScreen(List(files, children: \.children) { Text($0.id) })
    #expect(screen.texts == ["a", "e"])
    try screen.tap("a")
    #expect(screen.texts == ["a", "b", "d", "e"])
    try screen.tap("b")
    #expect(screen.texts == ["a", "b", "c", "d", "e"])
    try screen.tap("a")
    #expect(screen.texts == ["a", "e"])
  }

  @Test func oneTreeIsAGroupToo() throws {
    let screen = TestScreen(OutlineGroup(files[0], children: \.children) { Text($0.id) })
    #expect(screen.texts == ["a"])
    try screen.tap("a")
    #expect(screen.texts == ["a", "b", "d"])
  }
}

/// Lists of bindings to elements.
@MainActor
struct BindingListTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
  }

  private struct People: View {
    @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]

    var body: some View {
      List($people) { $person in
        TextField("Name \(person.id)", text: $person.name)
      }
      Text(people.map(\.name).joined(separator: " "))
    }
  }

  @Test func rowsChangeTheirElements() throws {
    let screen = TestScreen(People())
    try screen.type("Eve", into: "Name 2")
    #expect(screen.texts.last == "Ann Eve")
  }
}
