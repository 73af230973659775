import Foundation

/// What a save has changed, for other contexts: they have objects of their own for the same names.
struct SavedNames: Sendable {
  let new: [ObjectReference]
  let changed: [ObjectReference]
  let gone: [ObjectReference]

  init(new: [NSManagedObject], changed: [NSManagedObject], gone: [NSManagedObject]) {
    self.init(
      new: new.map(\.record.id.reference), changed: changed.map(\.record.id.reference),
      gone: gone.map(\.record.id.reference))
  }

  init(new: [ObjectReference], changed: [ObjectReference], gone: [ObjectReference]) {
    self.new = new
    self.changed = changed
    self.gone = gone
  }
}

extension ObjectScope {
  /// Tells contexts that merge by themselves what was saved here.
  func tellOthers(_ names: SavedNames) {
    let others = stores?.all.flatMap { $0.1.scopes } ?? []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    for other in others where seen.insert(ObjectIdentifier(other)).inserted {
      guard other.context?.automaticallyMergesChangesFromParent == true else { continue }
      if other.queue.isMain, queue.isMain { other.merge(names) } else { other.queue.later { other.merge(names) } }
    }
  }

  /// Takes over what another context has saved; what is changed here stays changed.
  func merge(_ names: SavedNames) {
    for reference in names.changed {
      guard let object = known(reference), !object.record.isFault, !object.record.isGone else { continue }
      object.willChange()
      object.record.base = row(reference) ?? object.record.base
      if object.record.state == .saved { object.record.changes = [:] }
      pending.refreshed.append(object)
    }
    for reference in names.gone {
      guard let object = known(reference), !object.record.isGone else { continue }
      object.willChange()
      pending.deleted.append(object)
      object.record.isGone = true
      forgetChanges(of: object)
    }
    for reference in names.new {
      if let object = object(reference) { pending.inserted.append(object) }
    }
    // Objects at the other end are read anew.
    tell()
  }

  /// An object that has no changes any more.
  private func forgetChanges(of object: NSManagedObject) {
    if object.record.state == .deleted || object.record.state == .updated { dropChanges(of: object) }
  }

  /// Forgets what is known of an object, but for its changes where they are to be kept.
  func refresh(_ object: NSManagedObject, keepsChanges: Bool) {
    guard object.record.state != .inserted, !object.record.isGone else { return }
    object.willChange()
    if keepsChanges, object.record.state != .saved {
      object.record.base = row(object.record.id.reference)
      return
    }
    object.willTurnIntoFault()
    dropChanges(of: object)
    object.record.turnIntoFault()
    object.didTurnIntoFault()
    pending.refreshed.append(object)
    planTelling()
  }

  /// Undoes everything that is not saved.
  func rollback() {
    let (new, others) = (inserted, updated + deleted)
    guard hasChanges else { return }
    clearChanges()
    for object in new {
      object.willChange()
      object.record.state = .saved
      object.record.isGone = true
      pending.deleted.append(object)
    }
    for object in others {
      object.willChange()
      object.record.changes = [:]
      object.record.state = .saved
      object.awake(fromSnapshotEvents: .rollback)
      pending.refreshed.append(object)
    }
    tell()
  }
}

extension NSManagedObjectContext {
  /// Takes over what another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func names(_ key: String, _ other: String) -> [ObjectReference] {
      let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
      let names = notification.userInfo?[other] as? [NSManagedObjectID] ?? []
      return objects.map(\.record.id.reference) + names.map(\.reference)
    }
    let names = SavedNames(
      new: names(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
      changed: names(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
      gone: names(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    let scope = scope
    scope.queue.now { scope.merge(names) }
  }

  /// Takes over what a request has changed in the store, by the names of objects.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func names(_ keys: String...) -> [ObjectReference] {
      keys.flatMap { changeNotificationData[$0] as? [Any] ?? [] }.compactMap {
        ($0 as? NSManagedObjectID)?.reference ?? ($0 as? URL).flatMap(NSManagedObjectID.reference)
          ?? ($0 as? NSManagedObject)?.record.id.reference
      }
    }
    let saved = SavedNames(
      new: names(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
      changed: names(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
      gone: names(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    for context in contexts {
      let scope = context.scope
      scope.queue.now { scope.merge(saved) }
    }
  }
}
