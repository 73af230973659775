import SwiftUITesting
import Testing

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

/// What views tell the rest of the program.
@MainActor
@Suite struct FocusedValueTests {
  private struct Editor: View {
    @State private var text = "draft"
    let isOpen: Bool

    var body: some View {
      if isOpen { Text("editing \(text)").focusedSceneValue(\.note, $text) }
    }
  }

  private struct Bar: View {
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.note) private var text

    var body: some View {
      Text("bar \(text ?? "nothing")")
      Button("Clear") { text = "" }.disabled(note == nil)
    }
  }

  private struct Screen: View {
    @State private var isOpen = true

    var body: some View {
      Bar()
      Editor(isOpen: isOpen)
      Button("Close") { isOpen = false }
    }
  }

  @Test func othersReadAndWrite() throws {
    let screen = TestScreen(Screen())
    #expect(screen.texts.contains("bar draft"))
    try screen.tap("Clear")
    #expect(screen.texts.contains("bar "))
    #expect(screen.texts.contains("editing "))
  }

  @Test func whatIsGoneTellsNothing() throws {
    let screen = TestScreen(Screen())
    try screen.tap("Close")
    #expect(screen.texts.contains("bar nothing"))
  }

  private struct EditCommands: Commands {
    @FocusedBinding(\.note) private var text

    var body: some Commands {
      CommandMenu("Note") {
        Button(text == "draft" ? "Publish" : "Revise") { text = "done" }
      }
    }
  }

  private struct Program: App {
    var body: some Scene {
      WindowGroup { Editor(isOpen: true) }.commands { EditCommands() }
    }
  }

  @Test func commandsFollow() throws {
    let screen = TestScreen(AppRoot(Program()))
    try screen.tap("Publish")
    #expect(screen.texts.contains("editing done"))
    #expect(screen.texts.contains("Revise"))
  }
}
