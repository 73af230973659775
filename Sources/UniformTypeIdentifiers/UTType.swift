import Foundation

/// A kind of data, by an identifier such as `public.plain-text`.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier.
  public let identifier: String
  /// What the one who declares the kind says it is a special case of.
  private let declaredParent: String?

  /// The kind with an identifier; nil for an empty one.
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.init(known: identifier)
  }

  init(known identifier: String, parent: String? = nil) {
    self.identifier = identifier
    declaredParent = parent
  }

  /// A kind that the program itself declares; by default a special case of nothing.
  /// - Partly: `conformingTo` is not used: an extension or media type has one kind here.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parent: parentType?.identifier)
  }

  /// A kind that another program declares; by default a special case of nothing.
  /// - Partly: `conformingTo` is not used: an extension or media type has one kind here.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parent: parentType?.identifier)
  }

  /// Kinds with the same identifier are the same, whoever declares them.
  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// The kind of files with an extension; nil for one that is not known here.
  /// - Partly: `conformingTo` is not used: an extension or media type has one kind here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let entry = Self.table.first(where: { $0.extensions.contains(wanted) }) else { return nil }
    self = entry.type
  }

  /// The kind of a media type; nil for one that is not known here.
  /// - Partly: `conformingTo` is not used: an extension or media type has one kind here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let entry = Self.table.first(where: { $0.mime == wanted }) else { return nil }
    self = entry.type
  }

  /// The usual extension of files of the kind; nil for kinds that have none.
  public var preferredFilenameExtension: String? { entry?.extensions.first }

  /// The media type of the kind; nil for kinds that have none.
  public var preferredMIMEType: String? { entry?.mime }

  /// The kind's name for people; nil for kinds that are not known here.
  public var localizedDescription: String? { entry.flatMap { $0.extensions.first?.uppercased() } }

  public var description: String { identifier }

  /// True where the kind is the same as another one or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || parents.contains { $0.conforms(to: type) }
  }

  /// True where the kind is a special case of another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// True where another kind is a special case of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var entry: Entry? { Self.table.first { $0.type == self } }

  private var parents: [UTType] {
    if let declaredParent { return [UTType(known: declaredParent)] }
    if let entry { return entry.parents }
    switch self {
    case .image, .audiovisualContent, .text: return [.data, .content]
    case .movie, .audio: return [.audiovisualContent]
    case .video: return [.movie]
    case .sourceCode: return [.plainText]
    case .folder: return [.item]
    case .data: return [.item]
    case .fileURL: return [.url]
    default: return []
    }
  }
}
