import Combine
import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is there; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A document that is a value.
public protocol FileDocument {
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written; those that can be read unless said otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Makes the file.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, of which files are made from what it is at one moment.
public protocol ReferenceFileDocument: ObservableObject {
  /// What the document is at one moment.
  associatedtype Snapshot
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written; those that can be read unless said otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// What the document is now.
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  /// Makes the file.
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
