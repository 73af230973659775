import Foundation
import UniformTypeIdentifiers

extension View {
  /// Gives the reader a document to keep when a value becomes true, which is false again at once: the browser puts it among
  /// the reader's downloads, or asks where.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the document is to be given.
  ///   - document: The document; nothing happens where it is nil.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The file's name; the one that the document's file prefers, else "Untitled". Its ending is that of the type.
  ///   - onCompletion: Is told a copy of the file among the reader's temporary files, when the browser has it; a failure where the file
  ///     cannot be made, is a folder or has more than 20 MB. Browsers do not tell whether the reader kept it.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileExporting(isPresented: isPresented, hasFiles: document != nil) {
        try document.map { [try $0.file(as: contentType, named: defaultFilename)] } ?? []
      } completion: { result in
        onCompletion(result.map { $0[0] })
      })
  }

  /// Gives the reader a document to keep when a value becomes true, in the first of the types.
  ///
  /// - Partly: `onCancellation` is not used: browsers do not tell whether the reader kept the file.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document,
      contentType: contentTypes.first ?? D.writableContentTypes.first ?? .data, defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Gives the reader a document to keep when a value becomes true.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileExporting(isPresented: isPresented, hasFiles: document != nil) {
        guard let document else { return [] }
        let wrapper = try document.fileWrapper(
          snapshot: document.snapshot(contentType: contentType),
          configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
        let name = defaultFilename ?? wrapper.preferredFilename ?? "Untitled"
        return [FileSaving.File(name: name, type: contentType, wrapper: wrapper)]
      } completion: { result in
        onCompletion(result.map { $0[0] })
      })
  }

  /// Gives the reader several documents to keep when a value becomes true; browsers may ask whether they may.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(
      FileExporting(isPresented: isPresented, hasFiles: !documents.isEmpty) {
        try documents.map { try $0.file(as: contentType, named: nil) }
      } completion: { result in
        onCompletion(result)
      })
  }
}

extension FileDocument {
  fileprivate func file(as type: UTType, named name: String?) throws -> FileSaving.File {
    let wrapper = try fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    return FileSaving.File(name: name ?? wrapper.preferredFilename ?? "Untitled", type: type, wrapper: wrapper)
  }
}

nonisolated private struct FileExporting: ViewModifier {
  let isPresented: Binding<Bool>
  let hasFiles: Bool
  let files: () throws -> [FileSaving.File]
  let completion: FileSaving.Completion

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) {
      guard isPresented.wrappedValue else { return }
      isPresented.wrappedValue = false
      if hasFiles { FileSaving.begin(files, completion) }
    }
  }
}
