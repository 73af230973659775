import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@testable import ViewGraph

/// What presses on the rows of a list with a selection choose.
@MainActor
@Suite struct ListChoiceTests {
  struct One: View {
    @State private var chosen: Int? = 2

    var body: some View {
      VStack {
        Text(verbatim: "chosen \(chosen.map(String.init) ?? "none")")
        List(1..<4, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
      }
    }
  }

  struct Several: View {
    @State private var chosen: Set<Int> = []
    @State private var mode: EditMode

    init(_ mode: EditMode) { self.mode = mode }

    var body: some View {
      VStack {
        Text(verbatim: "chosen \(chosen.sorted())")
        List(1..<4, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
      }
      .environment(\.editMode, $mode)
    }
  }

  private func press(_ row: String, _ host: TestHost, _ event: DisplayEvent = .press) {
    for node in host.nodes {
      if case .row(let content) = node.content, node.text == row, let target = content.selectionTarget {
        host.send(event, to: target)
      }
    }
  }

  @Test func theChosenRowStaysChosen() {
    let host = TestHost(One())
    press("row 2", host)
    #expect(host.shows("chosen 2"))
    press("row 3", host)
    #expect(host.shows("chosen 3"))
  }

  @Test func ofSeveralOneIsChosenAloneUnlessKeysAddToIt() {
    let host = TestHost(Several(.inactive))
    press("row 1", host)
    press("row 3", host)
    #expect(host.shows("chosen [3]"))
    press("row 1", host, .set("toggle"))
    #expect(host.shows("chosen [1, 3]"))
    press("row 2", host, .set("true"))
    press("row 2", host, .set("true"))
    #expect(host.shows("chosen [1, 2, 3]"))
    press("row 3", host)
    #expect(host.shows("chosen [3]"))
  }

  @Test func whileItIsEditedEachPressAddsOrTakesAway() {
    let host = TestHost(Several(.active))
    press("row 1", host)
    press("row 3", host)
    #expect(host.shows("chosen [1, 3]"))
    press("row 1", host)
    #expect(host.shows("chosen [3]"))
  }

  @Test func rowsWithOtherModifiersAreStillMovedAndDeleted() {
    struct Edited: View {
      @State private var items = ["one", "two"]

      var body: some View {
        List {
          ForEach(items, id: \.self) { Text(verbatim: $0) }
            .onInsert(of: [.text]) { _, _ in }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let host = TestHost(Edited())
    let rows = host.nodes.compactMap { if case .row(let row) = $0.content { row } else { nil } }
    #expect(rows.count == 2 && rows.allSatisfy { $0.deleteTarget != nil && $0.moveTarget != nil })
    if let target = rows.first?.deleteTarget { host.send(.delete, to: target) }
    #expect(!host.shows("one") && host.shows("two"))
  }
}
