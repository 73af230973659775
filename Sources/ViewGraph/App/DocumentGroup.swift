import Combine
import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// What an editor is told of the document that is open.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; changes are written to its file by themselves.
  @Binding public var document: Document
  /// The file, among the reader's documents.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// What an editor is told of the document that is open.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document; it is written to its file after it has changed.
  @ObservedObject public var document: Document
  /// The file, among the reader's documents.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// A program's documents: a list of those that the reader has, and an editor for the one that is open.
///
/// Documents lie in the reader's own folder of documents. They are written half a second after a change, and when they are closed. Readers
/// begin new ones, bring files of their device, and take copies with them.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  let browser: @MainActor () -> AnyView

  @MainActor public var body: Never { fatalError("A document group has no body") }
  @MainActor public var _rootView: AnyView? { browser() }
}

extension DocumentGroup where Document: FileDocument {
  /// Makes a scene of documents that can be changed.
  ///
  /// - Parameters:
  ///   - newDocument: A new document.
  ///   - editor: The editor of a document.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let make = Transfer(newDocument)
    let edit = Transfer(editor)
    browser = {
      let kind = DocumentKind(types: Document.readableContentTypes, written: Document.writableContentTypes) { type in
        try make.value().fileWrapper(configuration: .init(contentType: type, existingFile: nil))
      }
      return AnyView(
        DocumentBrowser(kind: kind) { AnyView(FileDocumentEditor(url: $0, isEditable: true, editor: edit.value)) })
    }
  }

  /// Makes a scene of documents that are looked at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let view = Transfer(viewer)
    browser = {
      let kind = DocumentKind(types: Document.readableContentTypes, written: [], make: nil)
      return AnyView(
        DocumentBrowser(kind: kind) { AnyView(FileDocumentEditor(url: $0, isEditable: false, editor: view.value)) })
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Makes a scene of documents that can be changed.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: The editor of a document.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let make = Transfer(newDocument)
    let edit = Transfer(editor)
    browser = {
      let kind = DocumentKind(types: Document.readableContentTypes, written: Document.writableContentTypes) { type in
        let document = make.value()
        return try document.fileWrapper(
          snapshot: document.snapshot(contentType: type), configuration: .init(contentType: type, existingFile: nil))
      }
      return AnyView(
        DocumentBrowser(kind: kind) { AnyView(ReferenceDocumentEditor(url: $0, isEditable: true, editor: edit.value)) })
    }
  }

  /// Makes a scene of documents that are looked at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let view = Transfer(viewer)
    browser = {
      let kind = DocumentKind(types: Document.readableContentTypes, written: [], make: nil)
      return AnyView(
        DocumentBrowser(kind: kind) { AnyView(ReferenceDocumentEditor(url: $0, isEditable: false, editor: view.value)) }
      )
    }
  }
}
