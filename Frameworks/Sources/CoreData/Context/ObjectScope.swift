import Foundation
import FoundationAdditions
import ObjectStore

/// What a context has for one reader: the objects that it knows, and those that are not saved.
final class ObjectScope: @unchecked Sendable {
  private struct Known {
    weak var record: ObjectRecord?
    weak var object: NSManagedObject?
  }

  private(set) weak var context: NSManagedObjectContext?
  let stores: OpenStores?
  let parent: ObjectScope?
  let queue: ScopeQueue
  var undoManager: UndoManager?
  /// Objects that are not saved, in the order in which they came.
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  /// What has changed since observers were told.
  var pending = ScopeChanges()
  var isTellingPlanned = false
  /// Whether who asks for history is to be told of the save that goes on.
  var isHistoryTold = false
  var observers: [Observer] = []
  let lock = NSRecursiveLock()
  private var known: [ObjectReference: Known] = [:]
  private var retained: [ObjectIdentifier: NSManagedObject] = [:]

  struct Observer {
    weak var object: (any ScopeObserver)?
  }

  init(_ context: NSManagedObjectContext, stores: OpenStores?, parent: ObjectScope?) {
    self.context = context
    self.stores = stores
    self.parent = parent
    queue = ScopeQueue(isMain: context.isMain)
    stores?.add(self)
  }

  var model: NSManagedObjectModel? { parent?.model ?? stores?.model }
  var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  var registered: [NSManagedObject] { lock.withLock { known.values.compactMap(\.object) } }

  // MARK: Objects and their names

  func newID(_ entity: NSEntityDescription) -> NSManagedObjectID {
    guard let top = parent?.stores ?? stores, let (store, rows) = top.store(of: entity) else {
      return LooseObjects.newID(entity)
    }
    let reference = ObjectReference(entity: entity.name ?? "", number: ObjectStore.makeIdentifier())
    return NSManagedObjectID(reference, entity, in: (store, rows), isNew: true)
  }

  /// The object of a name; nil where there is none.
  func object(_ reference: ObjectReference) -> NSManagedObject? {
    if let object = lock.withLock({ known[reference]?.object }) { return object.record.isGone ? nil : object }
    guard exists(reference) else { return nil }
    return fault(reference)
  }

  /// What stands for an object of a name, whether or not there is one.
  func fault(_ reference: ObjectReference) -> NSManagedObject? {
    lock.withLock {
      if let object = known[reference]?.object { return object }
      guard let entity = model?.entitiesByName[reference.entity] else { return nil }
      let top = root.stores?.store(of: entity)
      let isNew = parent?.isNew(reference) ?? false
      let id = NSManagedObjectID(reference, entity, in: top.map { ($0.0, $0.1) }, isNew: isNew)
      let record = ObjectRecord(id, in: self)
      let object = record.make()
      known[reference] = Known(record: record, object: object)
      if context?.retainsRegisteredObjects == true { retained[ObjectIdentifier(object)] = object }
      return object
    }
  }

  /// The scope that has the stores.
  var root: ObjectScope { parent?.root ?? self }

  private func isNew(_ reference: ObjectReference) -> Bool {
    inserted.contains { $0.record.id.reference == reference } || (parent?.isNew(reference) ?? false)
  }

  func known(_ reference: ObjectReference) -> NSManagedObject? { lock.withLock { known[reference]?.object } }

  func exists(_ reference: ObjectReference) -> Bool { row(reference) != nil }

  /// What the store, or the context above, has of an object.
  func row(_ reference: ObjectReference) -> Row? {
    if let parent { return parent.snapshot(reference) }
    return stores?.rows(of: reference.entity)?.row(reference)
  }

  /// An object as it is here, with what is not saved.
  private func snapshot(_ reference: ObjectReference) -> Row? {
    guard let object = known(reference), object.record.state != .saved else { return row(reference) }
    if object.record.state == .deleted { return nil }
    var values = object.record.base?.values ?? row(reference)?.values ?? [:]
    for (key, value) in object.record.changes { values[key] = value }
    return Row(values, version: object.record.base?.version ?? 0)
  }

  /// The objects of an entity that are saved, and those that are not, as names.
  func references(of entity: String) -> [ObjectReference] {
    guard let parent else {
      return (stores?.rows(of: entity)?.numbers(of: entity) ?? []).map { ObjectReference(entity: entity, number: $0) }
    }
    let gone = Set(parent.deleted.map(\.record.id.reference))
    let new = parent.inserted.filter { $0.entity.name == entity }.map(\.record.id.reference)
    return parent.references(of: entity).filter { !gone.contains($0) } + new
  }

  func forget(_ record: ObjectRecord) {
    lock.withLock {
      let reference = record.id.reference
      if let entry = known[reference], entry.object == nil { known[reference] = nil }
    }
  }

  func register(_ object: NSManagedObject) {
    lock.withLock { known[object.record.id.reference] = Known(record: object.record, object: object) }
  }

  func dropAll() {
    let objects = registered
    clearChanges()
    pending = ScopeChanges()
    lock.withLock {
      known = [:]
      retained = [:]
    }
    for object in objects { object.record.isGone = true }
  }
}
