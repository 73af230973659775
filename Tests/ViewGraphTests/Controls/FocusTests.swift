import Foundation
import SwiftUITesting
import Testing

@testable import ViewGraph

/// A program moves the focus to buttons and links, and learns where the reader has moved it.
@MainActor
@Suite struct FocusTests {
  struct Rows: View {
    @FocusState private var row: Int?

    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<3) { number in
            NavigationLink("row \(number)") { Text("page") }.focused($row, equals: number)
          }
          Link("outside", destination: URL(string: "/elsewhere") ?? URL(filePath: "/")).focused($row, equals: 3)
        }
        .toolbar {
          Button("next") { row = (row ?? -1) + 1 }.keyboardShortcut("j", modifiers: [])
          Text(verbatim: "at \(row ?? -1)")
        }
      }
    }
  }

  private func focused(_ screen: TestScreen) -> [String] {
    screen.root.all.compactMap { node in
      switch node.content {
      case .button(let button): button.isFocused == true ? node.label : nil
      case .link(let link): link.isFocused ? node.label : nil
      default: nil
      }
    }
  }

  @Test func theProgramMovesTheFocus() throws {
    let screen = TestScreen(Rows())
    #expect(focused(screen) == [])
    for name in ["row 0", "row 1", "row 2", "outside"] {
      try screen.tap("next")
      #expect(focused(screen) == [name])
    }
  }

  @Test func theProgramLearnsWhereTheReaderHasMovedIt() throws {
    let screen = TestScreen(Rows())
    let rows = screen.root.all.compactMap { node -> EventTarget? in
      if case .button(let button) = node.content, button.isFocused != nil { button.target } else { nil }
    }
    screen.send(.focus(true), to: rows[1])
    #expect(screen.texts.contains("at 1"))
    screen.send(.focus(true), to: rows[2])
    screen.send(.focus(false), to: rows[1])
    #expect(screen.texts.contains("at 2"))
    screen.send(.focus(false), to: rows[2])
    #expect(screen.texts.contains("at -1"))
  }

  @Test func aKeyWithoutModifiersPressesAButton() {
    let shortcuts = TestScreen(Rows()).root.all.compactMap { node -> String? in
      if case .button(let button) = node.content { button.shortcut } else { nil }
    }
    #expect(shortcuts == ["j"])
  }
}
