import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite struct TableTests {
  struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  struct Screen: View {
    @State var people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Kurt", age: 71)]
    @State var order = [KeyPathComparator(\Person.name)]
    @State var chosen: Set<Person.ID> = []
    var width = UserInterfaceSizeClass.regular

    var body: some View {
      Text("chosen \(chosen.sorted().map(String.init).joined(separator: " "))")
      Table(people, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(80)
        TableColumn("Initial") { person in Text(person.name.prefix(1)) }
      }
      .onChange(of: order) { people.sort(using: order) }
      .environment(\.horizontalSizeClass, width)
    }
  }

  private func table(_ screen: TestScreen) throws -> (content: TableContent, names: [String], rows: [[String]]) {
    let node = try #require(screen.nodes { if case .table = $0.content { true } else { false } }.first)
    guard case .table(let content) = node.content else { throw NotATable() }
    let count = content.columns.count
    return (
      content, node.children.prefix(count).map(\.text), node.children.dropFirst(count).map { $0.children.map(\.text) }
    )
  }

  struct NotATable: Error {}

  @Test func rowsHaveACellForEachColumn() throws {
    let (content, names, rows) = try table(TestScreen(Screen()))
    #expect(names == ["Name", "Age", "Initial"])
    #expect(rows == [["Ada", "36 years", "A"], ["Kurt", "71 years", "K"]])
    #expect(content.columns.map(\.order) == [.ascending, nil, nil])
    #expect(content.columns.map { $0.sortTarget != nil } == [true, true, false])
    #expect(content.columns[1].width?.width == 80)
  }

  @Test func whereThereIsLittleRoomItIsTheFirstColumn() throws {
    let (_, names, rows) = try table(TestScreen(Screen(width: .compact)))
    #expect(names.isEmpty)
    #expect(rows == [["Ada"], ["Kurt"]])
  }

  @Test func pressingANameSortsAndTurnsTheOrder() throws {
    let screen = TestScreen(Screen())
    for (column, order, first) in [
      (0, TableContent.Column.Order.descending, "Kurt"), (1, .ascending, "Ada"), (1, .descending, "Kurt"),
    ] {
      let target = try #require(try table(screen).content.columns[column].sortTarget)
      screen.send(.press, to: target)
      let (content, _, rows) = try table(screen)
      #expect(content.columns[column].order == order && content.columns.filter { $0.order != nil }.count == 1)
      #expect(rows.first?.first == first)
    }
  }

  @Test func rowsAreChosen() throws {
    let screen = TestScreen(Screen())
    for (row, expected) in [("Kurt 71 years K", "chosen 2"), ("Ada 36 years A", "chosen 1")] {
      try screen.tap(row)
      #expect(screen.texts.contains(expected))
    }
    // With Command one is added or taken away, with Shift all up to it are added.
    let targets = screen.root.all.compactMap { node in
      if case .row(let row) = node.content { row.selectionTarget } else { nil }
    }
    let kurt = try #require(targets.last)
    screen.send(.set("toggle"), to: kurt)
    #expect(screen.texts.contains("chosen 1 2"))
    screen.send(.set("toggle"), to: kurt)
    #expect(screen.texts.contains("chosen 1"))
    screen.send(.set("true"), to: kurt)
    screen.send(.set("true"), to: kurt)
    #expect(screen.texts.contains("chosen 1 2"))
  }

  @Test func tablesWithoutOrderAndWithConditionsWork() throws {
    struct Plain: View {
      let people: [Person]
      @State var chosen: Person.ID?
      @State var showsAge = false

      var body: some View {
        Button("Age") { showsAge.toggle() }
        Table(people, selection: $chosen) {
          TableColumn("Name", value: \.name)
          if showsAge {
            TableColumn("Age") { Text("\($0.age)") }
          }
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    let screen = TestScreen(Plain(people: (1...50).map { Person(id: $0, name: "P\($0)", age: $0) }))
    #expect(try table(screen).content.columns == [TableContent.Column()])
    #expect(try table(screen).rows.count == 31, "thirty, and the wish for more")
    screen.scrollToEnd()
    #expect(try table(screen).rows.count == 50)
    try screen.tap("Age")
    #expect(try table(screen).rows[49] == ["P50", "50"])
    try screen.tap("Age")
    #expect(try table(screen).rows[49] == ["P50"])
  }

  @Test func rowsAreGivenOneByOne() throws {
    let people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Kurt", age: 71)]
    let isLong = true
    let screen = TestScreen(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(id: 9, name: "First", age: 1))
        ForEach(people) { TableRow($0) }
        if isLong { TableRow(Person(id: 10, name: "Last", age: 1)) }
      })
    #expect(try table(screen).rows == [["First"], ["Ada"], ["Kurt"], ["Last"]])
  }
}
