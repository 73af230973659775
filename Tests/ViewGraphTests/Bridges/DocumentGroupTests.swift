import Foundation
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI
@testable import ViewGraph

/// Programs of documents: a list of the reader's, and an editor that writes by itself.
@MainActor
@Suite struct DocumentGroupTests {
  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "new"

    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  final class Sheet: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text = "first"

    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  struct SheetEditor: View {
    @ObservedObject var document: Sheet

    var body: some View {
      Text(document.text)
      Button("Write") { document.text = "second" }
    }
  }

  private func screen(_ scene: some Scene, _ clock: VirtualClock = VirtualClock()) throws -> TestScreen {
    let view = try #require(scene._rootView)
    return TestScreen(view, clock: clock)
  }

  private var notes: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      TextField("Text", text: file.$document.text)
      Text(verbatim: "\(file.document.text) in \(file.fileURL?.lastPathComponent ?? "nothing")")
    }
  }

  @Test func aDocumentIsBegunWrittenAndOpenedAgain() async throws {
    let clock = VirtualClock()
    let first = try screen(notes, clock)
    #expect(first.texts.contains("No Documents"))
    try first.tap("Create Document")
    await first.settle()
    #expect(first.texts.contains("new in Untitled.txt"))
    try first.type("changed", into: "Text")
    first.advance(by: 1)
    try first.goBack()
    await first.settle()
    #expect(first.texts.contains("Untitled"))
    // The reader's documents are there for the next page.
    let second = try screen(notes, clock)
    try second.tap("Untitled")
    await second.settle()
    #expect(second.texts.contains("changed in Untitled.txt"))
  }

  @Test func documentsThatAreObjectsAreWrittenToo() async throws {
    let clock = VirtualClock()
    let scene = DocumentGroup(newDocument: { Sheet() }) { SheetEditor(document: $0.document) }
    let first = try screen(scene, clock)
    try first.tap("Create Document")
    await first.settle()
    #expect(first.texts.contains("first"))
    try first.tap("Write")
    try first.goBack()
    await first.settle()
    let second = try screen(scene, clock)
    try second.tap("Untitled")
    await second.settle()
    #expect(second.texts.contains("second"))
  }
}
