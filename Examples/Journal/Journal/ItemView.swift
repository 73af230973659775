import CoreData
import SwiftUI

/// An entry with its notes.
struct ItemView: View {
  @ObservedObject var item: Item
  @Environment(\.managedObjectContext) private var viewContext
  @State private var text = ""

  private var notes: [Note] { item.notes?.array as? [Note] ?? [] }

  var body: some View {
    List {
      Section("Notes") {
        ForEach(notes) { note in NoteRow(note: note) }
          .onDelete { offsets in
            offsets.map { notes[$0] }.forEach(viewContext.delete)
            save()
          }
      }
      Section {
        TextField("New note", text: $text)
        Button("Add Note", action: add).disabled(text.isEmpty)
      }
    }
    .navigationTitle("Entry")
  }

  private func add() {
    let note = Note(context: viewContext)
    note.text = text
    item.addToNotes(note)
    text = ""
    save()
  }

  private func save() {
    try? viewContext.save()
  }
}

/// A note that can be changed.
struct NoteRow: View {
  @ObservedObject var note: Note

  var body: some View {
    HStack {
      TextField("Note", text: Binding($note.text, replacingNilWith: ""))
        .onSubmit { try? note.managedObjectContext?.save() }
      Toggle("Done", isOn: $note.isDone)
        .labelsHidden()
        .onChange(of: note.isDone) { _ in try? note.managedObjectContext?.save() }
    }
    .strikethrough(note.isDone)
  }
}

extension Binding where Value == String {
  /// A text that may be missing.
  init(_ source: Binding<String?>, replacingNilWith placeholder: String) {
    self.init(get: { source.wrappedValue ?? placeholder }, set: { source.wrappedValue = $0 })
  }
}
