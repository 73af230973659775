import Foundation

/// What has changed in a context.
struct ScopeChanges {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  var refreshed: [NSManagedObject] = []
  var isInvalidated = false

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && !isInvalidated
  }

  var all: [NSManagedObject] { inserted + updated + deleted + refreshed }

  /// As notifications tell it.
  func userInfo(_ context: NSManagedObjectContext) -> [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [NSManagedObjectContext.NotificationKey.context.rawValue: context]
    let new = Set(inserted)
    let gone = Set(deleted)
    info[NSInsertedObjectsKey] = new.subtracting(gone)
    info[NSUpdatedObjectsKey] = Set(updated).subtracting(new).subtracting(gone)
    info[NSDeletedObjectsKey] = gone
    info[NSRefreshedObjectsKey] = Set(refreshed)
    return info.filter { ($0.value as? Set<NSManagedObject>)?.isEmpty != true }
  }
}

/// Who is told of the changes of a context for one reader.
protocol ScopeObserver: AnyObject {
  func scopeDidChange(_ changes: ScopeChanges)
}

extension ObjectScope {
  func add(_ observer: any ScopeObserver) {
    lock.withLock {
      observers.removeAll { $0.object == nil || $0.object === observer }
      observers.append(Observer(object: observer))
    }
  }

  func remove(_ observer: any ScopeObserver) {
    lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
  }

  var allObservers: [any ScopeObserver] { lock.withLock { observers.compactMap(\.object) } }

  /// Tells observers at the end of this turn.
  func planTelling() {
    guard !isTellingPlanned else { return }
    isTellingPlanned = true
    guard queue.isMain else { return }
    queue.later { [weak self] in self?.tell() }
  }

  /// Tells observers what has changed since they were told.
  func tell() {
    isTellingPlanned = false
    guard !pending.isEmpty, let context else { return }
    let changes = pending
    pending = ScopeChanges()
    for observer in allObservers { observer.scopeDidChange(changes) }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: context, userInfo: changes.userInfo(context))
  }
}
