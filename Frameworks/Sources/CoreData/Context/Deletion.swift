import Foundation

/// Deletes objects, with what their relationships say of the objects at the other end.
enum Deletion {
  static func delete(_ object: NSManagedObject, in scope: ObjectScope) {
    guard object.record.scope === scope, object.record.state != .deleted, !object.record.isGone else { return }
    object.prepareForDeletion()
    object.willChange()
    if object.record.isFault { object.record.fulfill() }
    registerUndo(object, scope)
    scope.note(deleted: object)
    for relationship in object.entity.relationshipsByName.values {
      let others = object.relatedObjects(relationship.name)
      switch relationship.deleteRule {
      case .cascadeDeleteRule:
        for other in others { delete(other, in: scope) }
      case .nullifyDeleteRule, .denyDeleteRule:
        guard let inverse = relationship.inverseRelationship, relationship.deleteRule == .nullifyDeleteRule else {
          break
        }
        for other in others where other.record.state != .deleted { other.forget(object, inverse) }
      case .noActionDeleteRule: break
      }
    }
    // Objects that name this one with no way back are found when they are asked.
  }

  private static func registerUndo(_ object: NSManagedObject, _ scope: ObjectScope) {
    guard let manager = scope.undoManager else { return }
    let links = object.entity.relationshipsByName.values.map { ($0, object.relatedObjects($0.name)) }
    let wasNew = object.record.state == .inserted
    manager.registerUndo(withTarget: object) { object in
      if wasNew {
        object.record.isGone = false
        scope.note(inserted: object)
      } else {
        scope.note(kept: object)
        scope.pending.inserted.append(object)
      }
      for (relationship, others) in links {
        object.record.changes[relationship.name] = relationship.isToMany ? [ObjectReference]() : .some(nil)
        object.relate(relationship, to: others)
      }
      object.awake(fromSnapshotEvents: .undoDeletion)
    }
  }
}

extension NSManagedObject {
  /// No longer names an object that is deleted.
  fileprivate func forget(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    willChange()
    let reference = object.record.id.reference
    if relationship.isToMany {
      record.changes[relationship.name] = .some(record.references(relationship.name).filter { $0 != reference })
    } else if record.held(relationship.name) as? ObjectReference == reference {
      record.changes[relationship.name] = .some(nil)
    }
    record.scope?.note(changed: self)
  }
}
