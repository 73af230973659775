import SwiftUI
import UniformTypeIdentifiers

@main
struct FilesApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @State private var wantsOne = false
  @State private var wantsMany = false
  @State private var givesText = false
  @State private var givesFolder = false
  @State private var said: [String] = []

  var body: some View {
    NavigationStack {
      List {
        Section {
          Button("Open a text") { wantsOne = true }
            .fileImporter(isPresented: $wantsOne, allowedContentTypes: [.plainText, .json]) { result in
              said = [describe(result)]
            }
          Button("Open files") { wantsMany = true }
            .fileImporter(isPresented: $wantsMany, allowedContentTypes: [.data], allowsMultipleSelection: true) {
              result in
              switch result {
              case .success(let urls): said = urls.map { describe(.success($0)) }
              case .failure(let error): said = ["failed: \(error.localizedDescription)"]
              }
            } onCancellation: {
              said = ["nothing chosen"]
            }
        }
        Section {
          Button("Save a text") { givesText = true }
            .fileExporter(
              isPresented: $givesText, document: Note(text: "grüß dich"), contentType: .plainText,
              defaultFilename: "../Größe"
            ) { said = [describe($0)] }
          Button("Save a folder") { givesFolder = true }
            .fileExporter(isPresented: $givesFolder, document: Note(text: nil), contentType: .plainText) {
              said = [describe($0)]
            }
        }
        Section("^[\(said.count) file](inflect: true)") {
          ForEach(said, id: \.self) { Text($0) }
        }
      }
      .navigationTitle("Files")
      .toolbar { Image(systemName: "wifi.exclamationmark") }
    }
  }

  private func describe(_ result: Result<URL, any Error>) -> String {
    guard case .success(let url) = result, url.startAccessingSecurityScopedResource() else { return "failed" }
    defer { url.stopAccessingSecurityScopedResource() }
    guard let data = try? Data(contentsOf: url) else { return "unreadable" }
    let words = data.count < 100 ? ", " + String(decoding: data, as: UTF8.self) : ""
    return "\(url.lastPathComponent): \(data.count) bytes\(words)"
  }
}

struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  let text: String?

  init(text: String?) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    guard let text else { return FileWrapper(directoryWithFileWrappers: [:]) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
