import Foundation

/// One object of a store, as bytes that only its owner understands.
public struct StoredRow: Sendable, Equatable {
  /// The name of its kind.
  public let entity: String
  /// What no other object of the store has, of any kind.
  public let id: Int64
  public let data: Data

  public init(entity: String, id: Int64, data: Data) {
    self.entity = entity
    self.id = id
    self.data = data
  }

  /// Which object it is.
  public var key: StoredKey { StoredKey(entity: entity, id: id) }
}

/// Which object of a store is meant.
public struct StoredKey: Sendable, Hashable {
  public let entity: String
  public let id: Int64

  public init(entity: String, id: Int64) {
    self.entity = entity
    self.id = id
  }
}

/// What is written at once: all of it, or nothing.
public struct StoredChanges: Sendable {
  /// Objects that are new, and objects that have other contents now.
  public var rows: [StoredRow]
  /// Objects that are no more.
  public var deleted: [StoredKey]

  public init(rows: [StoredRow] = [], deleted: [StoredKey] = []) {
    self.rows = rows
    self.deleted = deleted
  }

  public var isEmpty: Bool { rows.isEmpty && deleted.isEmpty }
}
