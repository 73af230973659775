import Foundation

extension ObjectScope {
  func note(inserted object: NSManagedObject) {
    object.record.state = .inserted
    register(object)
    inserted.append(object)
    pending.inserted.append(object)
    planTelling()
  }

  func note(changed object: NSManagedObject) {
    if object.record.state == .saved {
      object.record.state = .updated
      updated.append(object)
    }
    if object.record.state == .updated { pending.updated.append(object) }
    planTelling()
  }

  func note(deleted object: NSManagedObject) {
    let wasNew = object.record.state == .inserted
    inserted.removeAll { $0 === object }
    updated.removeAll { $0 === object }
    object.record.state = wasNew ? .saved : .deleted
    if wasNew { object.record.isGone = true } else { deleted.append(object) }
    pending.deleted.append(object)
    planTelling()
  }

  /// An object that was to be deleted stays.
  func note(kept object: NSManagedObject) {
    deleted.removeAll { $0 === object }
    object.record.isGone = false
    object.record.state = .saved
  }

  /// Everything is saved, or is as it was.
  func clearChanges() {
    inserted = []
    updated = []
    deleted = []
  }

  /// An object is as the store has it.
  func dropChanges(of object: NSManagedObject) {
    updated.removeAll { $0 === object }
    deleted.removeAll { $0 === object }
    object.record.state = .saved
    object.record.changes = [:]
  }
}
