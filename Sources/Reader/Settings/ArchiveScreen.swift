import NewsAPI
import SwiftUI

/// What the reader keeps as a text to take along, and a field for one that was taken along.
struct ArchiveScreen: View {
  @EnvironmentObject private var library: Library
  @AppStorage(Settings.textSize) private var textSize = TextSize.normal
  @AppStorage(Settings.country) private var country: String?
  @AppStorage(Settings.hidesRead) private var hidesRead = false
  @AppStorage(Settings.hiddenSections) private var hiddenSections = ""
  @State private var text = ""
  @State private var outcome: LocalizedStringKey?

  var body: some View {
    Form {
      Section {
        ShareLink(item: archive.text) { Label("Share what is kept", systemImage: "square.and.arrow.up") }
        Button {
          UIPasteboard.general.string = archive.text
          outcome = "Copied"
        } label: {
          Label("Copy what is kept", systemImage: "doc.on.doc")
        }
      } header: {
        Text("Take along")
      } footer: {
        Text("Everything saved, watched and rated, what is muted and the settings, as a text for another browser.")
      }
      Section {
        TextField("Paste what was copied elsewhere", text: $text, axis: .vertical)
          .lineLimit(3...6)
          .autocorrectionDisabled()
        Button("Add it", action: take)
          .disabled(text.isEmpty)
      } footer: {
        if let outcome { Text(outcome) }
      }
    }
    .navigationTitle("Take along")
  }

  private var archive: Archive {
    var settings = [
      Settings.textSize: textSize.rawValue, Settings.hidesRead: String(hidesRead),
      Settings.hiddenSections: hiddenSections,
    ]
    settings[Settings.country] = country
    return Archive(bookmarks: library.bookmarks, mutes: library.mutes, settings: settings)
  }

  private func take() {
    guard let archive = Archive(text: text) else {
      outcome = "This is not what was copied here or elsewhere."
      return
    }
    library.take(archive)
    if let size = archive.settings[Settings.textSize].flatMap(TextSize.init) { textSize = size }
    if let code = archive.settings[Settings.country], Country.choices.contains(where: { $0.rawValue == code }) {
      country = code
    }
    if let hides = archive.settings[Settings.hidesRead].flatMap(Bool.init) { hidesRead = hides }
    if let hidden = archive.settings[Settings.hiddenSections] {
      hiddenSections = ReaderSection.hidden(hidden).map(\.rawValue).sorted().joined(separator: " ")
    }
    text = ""
    outcome = "Added"
  }
}
