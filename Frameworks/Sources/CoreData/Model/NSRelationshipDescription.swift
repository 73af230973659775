import Foundation

/// What becomes of the objects at the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// They are left as they are.
  case noActionDeleteRule = 0
  /// They no longer name the object.
  case nullifyDeleteRule = 1
  /// They are deleted too.
  case cascadeDeleteRule = 2
  /// The object is not deleted as long as there are any.
  case denyDeleteRule = 3

  /// As a model's description calls them.
  init(described: String?) {
    self =
      switch described {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}

/// A relationship of an entity to another one.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity at the other end.
  open unowned(unsafe) var destinationEntity: NSEntityDescription?
  /// The relationship of the other entity that leads back.
  open unowned(unsafe) var inverseRelationship: NSRelationshipDescription?
  /// What becomes of the objects at the other end when an object is deleted.
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// The least number of objects at the other end.
  open var minCount = 0
  /// The greatest number of objects at the other end; 1 is a relationship to one, 0 is without limit.
  open var maxCount = 0
  /// True where the objects at the other end have an order.
  open var isOrdered = false

  /// True where there may be many objects at the other end.
  open var isToMany: Bool { maxCount != 1 }

  override func make() -> NSPropertyDescription { NSRelationshipDescription() }

  override func take(_ other: NSPropertyDescription) {
    super.take(other)
    guard let other = other as? NSRelationshipDescription else { return }
    destinationEntity = other.destinationEntity
    inverseRelationship = other.inverseRelationship
    deleteRule = other.deleteRule
    minCount = other.minCount
    maxCount = other.maxCount
    isOrdered = other.isOrdered
  }
}
