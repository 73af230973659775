import Foundation
import UniformTypeIdentifiers

/// A value travels as bytes. Within the page it travels as itself.
///
/// Bytes that a reader chooses, as with a photo picker, are turned into values by `importing`; values that are exported as files are turned
/// into bytes by `exporting`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let export: (@Sendable (Item) async throws -> Data)?
  private let make: (@Sendable (Data) async throws -> Item)?

  /// A value gives bytes of a type, and is made of them.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    type = contentType
    export = exporting
    make = importing
  }

  /// A value gives bytes of a type.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    type = exportedContentType
    export = exporting
    make = nil
  }

  /// A value is made of bytes of a type.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    type = importedContentType
    export = nil
    make = importing
  }

  public func _exports(_ item: Item) -> [Any] { [] }
  public func _import(_ value: Any) -> Item? { nil }
  public func _import(bytes: Data) async throws -> Item? { try await make?(bytes) }

  public func _bytes(_ item: Item) async throws -> (Data, UTType)? {
    guard let export else { return nil }
    return (try await export(item), type)
  }
}

/// A file that a value is turned into.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether who receives it may use the file itself.
  public let allowAccessingOriginalFile: Bool

  /// Names a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a value is made of.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is, until the value is made.
  public let file: URL
  /// True where it is the sender's own file: never, it is a copy.
  public let isOriginalFile: Bool
}

/// A value travels as a file. Within the page it travels as itself.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let make: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// A value gives a file of a type, and is made of one.
  /// - Partly: `shouldAttemptToOpenInPlace` is not used: files are copied.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = contentType
    export = exporting
    make = importing
  }

  /// A value gives a file of a type.
  /// - Partly: `shouldAllowToOpenInPlace` is not used: files are copied.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    type = exportedContentType
    export = exporting
    make = nil
  }

  /// A value is made of a file of a type.
  /// - Partly: `shouldAttemptToOpenInPlace` is not used: files are copied.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = importedContentType
    export = nil
    make = importing
  }

  public func _exports(_ item: Item) -> [Any] { [] }
  public func _import(_ value: Any) -> Item? { nil }

  public func _import(bytes: Data) async throws -> Item? {
    guard let make else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file.\(type.preferredFilenameExtension ?? "data")")
    try bytes.write(to: file)
    return try await make(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }

  public func _bytes(_ item: Item) async throws -> (Data, UTType)? {
    guard let export else { return nil }
    return (try Data(contentsOf: try await export(item).file), type)
  }
}
