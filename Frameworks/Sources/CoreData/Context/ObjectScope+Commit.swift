import Foundation

extension ObjectScope {
  /// Puts what has changed into the stores.
  func commit(new: [NSManagedObject], changed: [NSManagedObject], gone: [NSManagedObject]) throws {
    guard let stores else { return }
    for (store, rows) in stores.all {
      func own(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        objects.filter { stores.rows(of: $0.record.id.reference.entity) === rows }
      }
      let (new, changed, gone) = (own(new), own(changed), own(gone))
      guard !(new.isEmpty && changed.isEmpty && gone.isEmpty) else { continue }
      guard !store.isReadOnly else { throw NSError.coreData(NSPersistentStoreSaveError, "The store is read-only.") }
      try rows.exclusively {
        try resolveConflicts(changed + gone, rows)
        try rows.commit(
          (new + changed).map { ($0.record.id.reference, row(of: $0, rows)) },
          without: gone.map(\.record.id.reference))
      }
      guard store.details.options[NSPersistentHistoryTrackingKey] != nil else { continue }
      let names: [(NSManagedObjectID, NSPersistentHistoryChangeType)] =
        new.map { ($0.objectID, .insert) } + changed.map { ($0.objectID, .update) }
        + gone.map { ($0.objectID, .delete) }
      rows.history.note(names, context, store: rows.uuid)
      isHistoryTold =
        isHistoryTold || store.details.options[NSPersistentStoreRemoteChangeNotificationPostOptionKey] != nil
    }
  }

  var policy: MergePolicyKind { (context?.mergePolicy as? NSMergePolicy)?.kind ?? .error }

  /// An object as the store is to have it.
  private func row(of object: NSManagedObject, _ rows: RowStore) -> Row {
    let record = object.record
    let stored = rows.row(record.id.reference)
    var values = policy == .overwrite ? record.base?.values ?? [:] : stored?.values ?? [:]
    var version = stored?.version ?? 0
    for (key, value) in record.changes {
      if let after = value as? [ObjectReference], let property = object.entity.relationshipsByName[key] {
        let now = stored?.values[key] as? [ObjectReference] ?? []
        values[key] = RelationChange(from: record.base?.values[key], to: after).applied(to: now)
        if property.inverseRelationship == nil { version += 1 }
      } else {
        values[key] = value
      }
    }
    if record.changes.contains(where: { !($0.value is [ObjectReference]) }) { version += 1 }
    return Row(values, version: version)
  }

  /// What to do where the store has something else by now than when the object was fetched.
  private func resolveConflicts(_ objects: [NSManagedObject], _ rows: RowStore) throws {
    var conflicts: [NSMergeConflict] = []
    for object in objects {
      guard let base = object.record.base else { continue }
      guard let stored = rows.row(object.record.id.reference) else {
        // Somebody else has deleted it.
        if object.record.state == .updated, policy == .error || policy == .storeTrump {
          conflicts.append(NSMergeConflict(object, base, nil))
        }
        continue
      }
      guard stored.version != base.version else { continue }
      switch policy {
      case .error: conflicts.append(NSMergeConflict(object, base, stored))
      case .rollback: object.record.changes = [:]
      case .storeTrump:
        for key in object.record.changes.keys where !AttributeValue.areSame(stored.values[key], base.values[key]) {
          if !(object.record.changes[key] is [ObjectReference]) { object.record.changes[key] = nil }
        }
      case .objectTrump, .overwrite: break
      }
    }
    guard conflicts.isEmpty else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
        userInfo: [
          NSPersistentStoreSaveConflictsErrorKey: conflicts,
          NSLocalizedDescriptionKey: "Could not merge changes: another context has saved something else.",
        ])
    }
  }
}
