import SwiftUI

/// What readers pass on, paste, and take back.
struct PassingPage: View {
  @Environment(\.undoManager) private var undoManager
  @StateObject private var notes = Notes()

  var body: some View {
    NavigationStack {
      List {
        ShareLink("Share the address", item: URL(string: "https://example.com/a?b=c&d")!, subject: Text("Look & see"))
        ShareLink("Share the words", item: "Two words")
        PasteButton(payloadType: String.self) { notes.add($0[0], undoManager) }
        Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
        Button("Redo") { undoManager?.redo() }.disabled(undoManager?.canRedo != true)
        ForEach(notes.texts, id: \.self) { Text($0) }
      }
      .navigationTitle("Passing")
    }
  }

  private final class Notes: ObservableObject {
    @Published private(set) var texts: [String] = []

    func add(_ text: String, _ undoManager: UndoManager?) {
      texts.append(text)
      undoManager?.registerUndo(withTarget: self) { $0.remove(text, undoManager) }
    }

    func remove(_ text: String, _ undoManager: UndoManager?) {
      texts.removeAll { $0 == text }
      undoManager?.registerUndo(withTarget: self) { $0.add(text, undoManager) }
    }
  }
}
