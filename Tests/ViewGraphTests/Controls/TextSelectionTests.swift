import Foundation
import Testing

@testable import ViewGraph

@MainActor
@Suite("What is selected in fields")
struct TextSelectionTests {
  struct Note: View {
    @State var text = "naïve 🎈 text"
    @State var selection: TextSelection?
    var isEditor = false

    var selected: String {
      guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex else { return "-" }
      return String(text[range])
    }

    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $text, selection: $selection)
        } else {
          TextField("Note", text: $text, selection: $selection)
        }
        Text("[\(selected)]")
        Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        Button("End") { selection = TextSelection(insertionPoint: text.endIndex) }
        Button("Clear") { text = "" }
      }
    }
  }

  @Test("The program is told, and says", arguments: [false, true])
  func bothWays(_ isEditor: Bool) throws {
    let host = TestHost(Note(isEditor: isEditor))
    let target = try host.field().target
    #expect(try host.field().followsSelection && host.field().selection == nil)
    host.send(.select(6..<8), to: target)
    #expect(host.shows("[🎈]"))
    try host.press("All")
    #expect(try host.field().selection == 0..<13)
    try host.press("End")
    #expect(try host.field().selection == 13..<13)
    // In the middle of a character, and of a text that is gone.
    host.send(.select(7..<50), to: target)
    #expect(try host.field().selection?.upperBound == 13)
    try host.press("Clear")
    #expect(try host.field().selection == 0..<0)
  }

  @Test("What is typed takes the selection along, before the program looks")
  func typing() throws {
    let host = TestHost(Note())
    host.send(.select(0..<13), to: try host.field().target)
    try host.input("ab")
    #expect(host.shows("[]"))
    #expect(try host.field().selection == 2..<2)
    host.send(.select(1..<1), to: try host.field().target)
    try host.input("axb")
    #expect(try host.field().selection == 2..<2)
  }
}
