import NewsAPI
import SwiftUI

/// What the reader keeps as a file or a text to take along, and ways to add one that was taken along.
struct ArchiveScreen: View {
  @EnvironmentObject private var library: Library
  @AppStorage(Settings.textSize) private var textSize = TextSize.normal
  @AppStorage(Settings.country) private var country: String?
  @AppStorage(Settings.hidesRead) private var hidesRead = false
  @AppStorage(Settings.hiddenSections) private var hiddenSections = ""
  @State private var text = ""
  @State private var outcome: LocalizedStringKey?
  @State private var isSaving = false
  @State private var isChoosing = false

  var body: some View {
    Form {
      Section {
        Button {
          isSaving = true
        } label: {
          Label("Save to a file", systemImage: "square.and.arrow.down")
        }
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
        Text("Everything saved, watched and rated, what is muted and the settings, for another browser.")
      }
      Section {
        Button {
          isChoosing = true
        } label: {
          Label("Add from a file", systemImage: "folder")
        }
        TextField("Paste what was copied elsewhere", text: $text, axis: .vertical)
          .lineLimit(3...6)
          .autocorrectionDisabled()
        Button("Add it") { take(text) }
          .disabled(text.isEmpty)
      } footer: {
        if let outcome { Text(outcome) }
      }
    }
    .navigationTitle("Take along")
    .navigationBarTitleDisplayMode(.inline)
    .fileExporter(
      isPresented: $isSaving, document: ArchiveDocument(text: archive.text), contentType: .json,
      defaultFilename: "newsreel"
    ) { result in
      if case .failure(let error) = result { outcome = LocalizedStringKey(error.localizedDescription) }
    }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.json]) { result in
      switch result {
      case .success(let file): take(ArchiveDocument(file: file)?.text ?? "")
      case .failure(let error): outcome = LocalizedStringKey(error.localizedDescription)
      }
    }
  }

  private var archive: Archive {
    var settings = [
      Settings.textSize: textSize.rawValue, Settings.hidesRead: String(hidesRead),
      Settings.hiddenSections: hiddenSections,
    ]
    settings[Settings.country] = country
    return Archive(bookmarks: library.bookmarks, mutes: library.mutes, settings: settings)
  }

  private func take(_ text: String) {
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
    self.text = ""
    outcome = "Added"
  }
}
