import Foundation

/// The objects of a relationship as a set that changes the relationship.
final class MutableRelationship: NSMutableSet {
  private let owner: NSManagedObject
  private let relationship: NSRelationshipDescription

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    self.owner = owner
    self.relationship = relationship
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { fatalError("It is made for a relationship.") }
  required init(capacity numItems: Int) { fatalError("It is made for a relationship.") }

  private var objects: [NSManagedObject] { owner.relatedObjects(relationship.name) }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override var allObjects: [Any] { objects }
  override func add(_ object: Any) { owner.add(ManagedConversion.related(object), to: relationship) }
  override func remove(_ object: Any) { owner.remove(ManagedConversion.related(object), from: relationship) }
  override func removeAllObjects() { owner.relate(relationship, to: []) }
}

extension NSManagedObject {
  /// The objects of a relationship, as a set that changes it.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    guard let relationship = entity.relationshipsByName[key] else {
      fatalError("The entity \(entity.name ?? "") has no relationship \(key).")
    }
    return MutableRelationship(self, relationship)
  }

  /// The objects of a relationship in their order.
  /// - Partly: what is changed in it changes the relationship once it is set by `setValue(_:forKey:)`.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    NSMutableOrderedSet(array: relatedObjects(key))
  }
}
