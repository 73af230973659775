import Foundation

/// The name of an object: the same in all contexts, and for good once the object is saved.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  let reference: ObjectReference
  let place: NSEntityDescription
  private weak var rows: RowStore?
  private weak var kept: NSPersistentStore?
  private let lock = NSLock()
  private var isNew: Bool

  init(
    _ reference: ObjectReference, _ entity: NSEntityDescription, in store: (NSPersistentStore, RowStore)?, isNew: Bool
  ) {
    self.reference = reference
    place = entity
    kept = store?.0
    rows = store?.1
    self.isNew = isNew
  }

  /// The object's entity.
  open var entity: NSEntityDescription { place }
  /// The store that has the object; nil for one that was never saved.
  open var persistentStore: NSPersistentStore? { isTemporaryID ? nil : kept }
  /// True until the object is saved.
  open var isTemporaryID: Bool { lock.withLock { isNew } }

  func becomePermanent() { lock.withLock { isNew = false } }

  /// The name as an address, which can be kept.
  open func uriRepresentation() -> URL {
    let host = isTemporaryID ? "" : rows?.uuid ?? ""
    return URL(string: "x-coredata://\(host)/\(reference.entity)/\(isTemporaryID ? "t" : "p")\(reference.number)")!
  }

  /// The object that an address names.
  static func reference(in url: URL) -> ObjectReference? {
    guard url.scheme == "x-coredata", let number = Int64(url.lastPathComponent.dropFirst()) else { return nil }
    return ObjectReference(entity: url.deletingLastPathComponent().lastPathComponent, number: number)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return other === self || (other.reference == reference && other.rows === rows)
  }

  open override var hash: Int { reference.hashValue }

  open override var description: String { "<\(uriRepresentation().absoluteString)>" }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
