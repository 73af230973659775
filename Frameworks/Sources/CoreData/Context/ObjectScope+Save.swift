import Foundation

extension ObjectScope {
  /// Saves what has changed, all or nothing.
  func save() throws {
    guard hasChanges, let context else { return tell() }
    guard parent != nil || stores?.all.isEmpty == false else {
      throw NSError.coreData(NSPersistentStoreSaveError, "The context has no store: none was loaded.")
    }
    tell()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: context)
    prepare()
    if parent == nil { try Uniqueness.resolve(in: self) }
    try validate()
    let (new, changed, gone) = (inserted, updated.filter { !$0.record.changes.isEmpty }, deleted)
    if let parent {
      parent.take(new: new, changed: changed, gone: gone)
    } else {
      try commit(new: new, changed: changed, gone: gone)
    }
    let all = (Set(new), Set(changed), Set(gone))
    settle(new + updated, gone)
    for object in new + changed + gone { object.didSave() }
    tell()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: context,
      userInfo: [NSInsertedObjectsKey: all.0, NSUpdatedObjectsKey: all.1, NSDeletedObjectsKey: all.2])
    tellOthers(SavedNames(new: new, changed: changed, gone: gone))
    guard isHistoryTold, let coordinator = context.persistentStoreCoordinator else { return }
    isHistoryTold = false
    NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: coordinator)
  }

  /// Objects may change themselves and others before they are saved.
  private func prepare() {
    var seen: Set<ObjectIdentifier> = []
    for _ in 0..<100 {
      let next = (inserted + updated + deleted).filter { !seen.contains(ObjectIdentifier($0)) }
      guard !next.isEmpty else { break }
      for object in next {
        seen.insert(ObjectIdentifier(object))
        object.willSave()
      }
    }
    for object in inserted + updated { Derivation.update(object) }
  }

  private func validate() throws {
    var errors: [NSError] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch let error as NSError {
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    for object in inserted { check(object.validateForInsert) }
    for object in updated { check(object.validateForUpdate) }
    for object in deleted { check(object.validateForDelete) }
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: errors,
        NSLocalizedDescriptionKey: errors.map(\.localizedDescription).joined(separator: " "),
      ])
  }

  /// What the store has is known, and nothing is changed any more.
  private func settle(_ kept: [NSManagedObject], _ gone: [NSManagedObject]) {
    for object in kept {
      let record = object.record
      record.id.becomePermanent()
      record.state = .saved
      record.changes = [:]
      record.base = row(record.id.reference)
      record.isFault = false
    }
    for object in gone {
      object.record.state = .saved
      object.record.isGone = true
    }
    clearChanges()
  }

  /// Takes over what a context below saves.
  private func take(new: [NSManagedObject], changed: [NSManagedObject], gone: [NSManagedObject]) {
    queue.now {
      for object in new where known(object.record.id.reference) == nil {
        let record = ObjectRecord(object.record.id, in: self)
        record.isFault = false
        let mine = record.make()
        mine.setDefaults()
        note(inserted: mine)
      }
      for object in new + changed {
        guard let mine = self.object(object.record.id.reference) ?? known(object.record.id.reference) else { continue }
        mine.willChange()
        if mine.record.isFault { mine.record.fulfill() }
        for (key, value) in object.record.changes {
          mine.record.changes[key] = .some(merged(key, value, object.record, mine.record))
        }
        note(changed: mine)
      }
      for object in gone {
        if let mine = self.object(object.record.id.reference) { Deletion.delete(mine, in: self) }
      }
      tell()
    }
  }

  /// Of relationships to many it is what was added and taken away that counts.
  private func merged(_ key: String, _ value: Any?, _ from: ObjectRecord, _ to: ObjectRecord) -> Any? {
    guard let after = value as? [ObjectReference] else { return value }
    return RelationChange(from: from.base?.values[key], to: after).applied(to: to.references(key))
  }
}
