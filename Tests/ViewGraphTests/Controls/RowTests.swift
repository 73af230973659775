import SwiftUITesting
import Testing

/// What rows say to their list.
@MainActor
struct RowTests {
  private func rows(_ screen: TestScreen) -> [(RowContent, DisplayNode)] {
    screen.root.all.compactMap { if case .row(let row) = $0.content { (row, $0) } else { nil } }
  }

  struct Editable: View {
    @State private var items = ["a", "b", "c"]

    var body: some View {
      NavigationView {
        List {
          ForEach(items, id: \.self) { item in
            Text(item)
              .deleteDisabled(item == "a")
              .moveDisabled(item == "b")
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationBarItems(trailing: EditButton())
      }
    }
  }

  @Test func someRowsCannotBeDeletedOrMoved() {
    let rows = rows(TestScreen(Editable()))
    #expect(rows.map { $0.0.deleteTarget == nil } == [true, false, false])
    #expect(rows.map { $0.0.moveTarget == nil } == [false, true, false])
  }

  struct DeletableLater: View {
    @State private var isDeletable = false

    var body: some View {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }
          .onDelete(perform: isDeletable ? { _ in } : nil)
        Toggle("Deletable", isOn: $isDeletable)
      }
    }
  }

  @Test func rowsThatStayTheSameCanBeDeletedOnceTheyMay() throws {
    let screen = TestScreen(DeletableLater())
    #expect(rows(screen).allSatisfy { $0.0.deleteTarget == nil })
    try screen.turn("Deletable", on: true)
    #expect(rows(screen).map { $0.0.deleteTarget != nil } == [true, true, false])
    try screen.turn("Deletable", on: false)
    #expect(rows(screen).allSatisfy { $0.0.deleteTarget == nil })
  }

  @Test func theEditButtonShowsWhatEditsRows() throws {
    let screen = TestScreen(Editable())
    #expect(rows(screen).allSatisfy { !$0.0.isEditing })
    try screen.tap("Edit")
    #expect(rows(screen).allSatisfy { $0.0.isEditing })
    try screen.tap("Done")
    #expect(rows(screen).allSatisfy { !$0.0.isEditing })
  }

  struct Letter: Identifiable, Equatable {
    var id: String
  }

  struct EditableByActions: View {
    @State var letters = ["a", "b", "c"].map(Letter.init)
    let actions: EditActions<[Letter]>

    var body: some View {
      List($letters, editActions: actions) { $letter in
        Text(letter.id)
      }
      Text(letters.map(\.id).joined())
    }
  }

  @Test func editActionsSayWhatTheReaderMayDo() throws {
    let all = TestScreen(EditableByActions(actions: .all))
    #expect(rows(all).allSatisfy { $0.0.deleteTarget != nil && $0.0.moveTarget != nil })
    let delete = TestScreen(EditableByActions(actions: .delete))
    #expect(rows(delete).allSatisfy { $0.0.deleteTarget != nil && $0.0.moveTarget == nil })
    let move = TestScreen(EditableByActions(actions: [.move]))
    #expect(rows(move).allSatisfy { $0.0.deleteTarget == nil && $0.0.moveTarget != nil })
  }

  @Test func editActionsChangeTheCollection() throws {
    let screen = TestScreen(EditableByActions(actions: .all))
    screen.send(.press, to: try #require(rows(screen)[1].0.deleteTarget))
    #expect(screen.texts.contains("ac"))
    screen.send(.move(1), to: try #require(rows(screen)[0].0.moveTarget))
    #expect(screen.texts.contains("ca"))
  }

  @Test func anyViewCanLieBehindARow() throws {
    let screen = TestScreen(
      List {
        Text("paint").listRowBackground(Color.red)
        Text("shape").listRowBackground(RoundedRectangle(cornerRadius: 8).fill(Color.blue))
        Text("none")
      })
    let rows = rows(screen)
    #expect(rows.map(\.0.background) == [.color(.red), nil, nil])
    #expect(rows.map(\.0.backgroundCount) == [0, 1, 0])
    #expect(rows[1].1.children.count == 2)
  }

  @Test func whatIsSaidOfASectionIsSaidOfItsRows() {
    let screen = TestScreen(
      List {
        Section {
          Text("all")
          Text("own").listRowBackground(Color.blue).listRowSeparator(.visible)
          NavigationLink("page") { List { Section { Text("inside") } } }
        }
        .listRowInsets(EdgeInsets()).listRowBackground(Color.clear).listRowSeparator(.hidden)
        Section { Text("other") }
      })
    let rows = rows(screen).map(\.0)
    #expect(rows.map(\.background) == [.color(.clear), .color(.blue), .color(.clear), nil])
    #expect(rows.map(\.insets) == [EdgeInsets(), EdgeInsets(), EdgeInsets(), nil])
    #expect(rows.map(\.hidesSeparator) == [true, false, true, false])
  }

  struct Selectable: View {
    @State private var chosen: String?

    var body: some View {
      List(selection: $chosen) {
        Text("yes").tag("yes")
        Text("no").tag("no").selectionDisabled()
      }
    }
  }

  @Test func someRowsCannotBeChosen() {
    #expect(rows(TestScreen(Selectable())).map { $0.0.selectionTarget == nil } == [false, true])
  }
}
