import ObjectStore

/// Which model is meant, wherever it is: it stays the same for as long as the model is kept.
public struct PersistentIdentifier: Hashable, Sendable, Codable, Identifiable, Comparable, CustomDebugStringConvertible {
  public let entityName: String
  let number: Int64

  public struct ID: Hashable, Sendable, Codable {
    let entityName: String
    let number: Int64
  }

  public var id: ID { ID(entityName: entityName, number: number) }
  /// The store that the model is kept in. There is one here.
  public var storeIdentifier: String? { "default" }

  init(entityName: String, number: Int64) {
    self.entityName = entityName
    self.number = number
  }

  init(_ key: StoredKey) {
    self.init(entityName: key.entity, number: key.id)
  }

  var key: StoredKey { StoredKey(entity: entityName, id: number) }

  /// The older model first.
  public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool {
    (one.number, one.entityName) < (other.number, other.entityName)
  }

  public var debugDescription: String { "PersistentIdentifier(\(entityName)/\(number))" }
}
