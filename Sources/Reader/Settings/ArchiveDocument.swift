import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// What a reader takes along, as a file.
struct ArchiveDocument: FileDocument {
  let text: String

  static let readableContentTypes = [UTType.json]
  /// Bytes of the largest file that is read: many times what one reader may keep.
  private static let limit = 4 << 20

  init(text: String) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadUnknown) }
    text = String(decoding: data, as: UTF8.self)
  }

  /// Reads a file that the reader has chosen; nil for one that is too large or cannot be read.
  init?(file: URL) {
    let isOpen = file.startAccessingSecurityScopedResource()
    defer { if isOpen { file.stopAccessingSecurityScopedResource() } }
    guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= Self.limit,
      let data = try? Data(contentsOf: file)
    else { return nil }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
