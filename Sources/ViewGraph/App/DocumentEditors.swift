import Combine
import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// Writes a document some time after it was changed, and at once where it is closed.
@MainActor
private final class DocumentWriting {
  private var waiting: Task<Void, Never>?
  private var write: (() throws -> Void)?

  func later(_ write: @escaping () throws -> Void) {
    self.write = write
    guard waiting == nil else { return }
    waiting = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(500))
      self?.now()
    }
  }

  func now() {
    waiting = nil
    guard let write else { return }
    self.write = nil
    do { try write() } catch { print("The document could not be written: \(error)") }
  }
}

/// Stands where a file cannot be read.
private struct UnreadableDocument: View {
  let error: any Error

  var body: some View {
    ContentUnavailableView(
      "The document could not be opened", systemImage: "exclamationmark.triangle",
      description: Text(verbatim: error.localizedDescription))
  }
}

/// The editor of a document that is a value.
struct FileDocumentEditor<Document: FileDocument, Content: View>: View {
  let url: URL
  let isEditable: Bool
  let editor: (FileDocumentConfiguration<Document>) -> Content
  @State private var document: Result<Document, any Error>?
  @State private var writing = DocumentWriting()

  var body: some View {
    Group {
      switch document {
      case nil: Color.clear.onAppear { document = read() }
      case .success(let read)?:
        editor(
          FileDocumentConfiguration(
            document: Binding(
              getter: { (try? document?.get()) ?? read }, setter: { value, _ in keep(value) }, identity: nil),
            fileURL: url,
            isEditable: isEditable))
      case .failure(let error)?: UnreadableDocument(error: error)
      }
    }
    .onDisappear { writing.now() }
  }

  private func read() -> Result<Document, any Error> {
    Result {
      try Document(
        configuration: FileDocumentReadConfiguration(
          contentType: DocumentKind.type(of: url, among: Document.readableContentTypes), file: FileWrapper(url: url)))
    }
  }

  private func keep(_ changed: Document) {
    document = .success(changed)
    guard isEditable else { return }
    writing.later {
      let type = DocumentKind.type(of: url, among: Document.writableContentTypes)
      let wrapper = try changed.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: try? FileWrapper(url: url)))
      try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    }
  }
}

/// The editor of a document that is an object.
struct ReferenceDocumentEditor<Document: ReferenceFileDocument, Content: View>: View {
  let url: URL
  let isEditable: Bool
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
  @State private var document: Result<Document, any Error>?
  @State private var writing = DocumentWriting()

  var body: some View {
    Group {
      switch document {
      case nil: Color.clear.onAppear { document = read() }
      case .success(let read)?:
        editor(ReferenceFileDocumentConfiguration(document: read, fileURL: url, isEditable: isEditable))
          .onReceive(read.objectWillChange) { _ in keep(read) }
      case .failure(let error)?: UnreadableDocument(error: error)
      }
    }
    .onDisappear { writing.now() }
  }

  private func read() -> Result<Document, any Error> {
    Result {
      try Document(
        configuration: FileDocumentReadConfiguration(
          contentType: DocumentKind.type(of: url, among: Document.readableContentTypes), file: FileWrapper(url: url)))
    }
  }

  private func keep(_ document: Document) {
    guard isEditable else { return }
    writing.later {
      let type = DocumentKind.type(of: url, among: Document.writableContentTypes)
      let wrapper = try document.fileWrapper(
        snapshot: document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: try? FileWrapper(url: url)))
      try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    }
  }
}
