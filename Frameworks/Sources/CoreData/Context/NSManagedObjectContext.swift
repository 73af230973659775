import Foundation
import FoundationAdditions
import ObjectStore
import Synchronization

/// A place in which objects are looked at, changed and saved.
///
/// A context that a program keeps for everybody (`static let`) has for each reader objects of their own: what it does, it does for the
/// reader for whom the code runs.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  let isMain: Bool
  private let scopes = PerReader<ObjectScope>()
  private let made = Mutex<[Made]>([])

  private struct Made: Sendable {
    weak var scope: ObjectScope?
  }

  /// The store's coordinator; nil for a context below another one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { own ?? parent?.persistentStoreCoordinator }
    set { own = newValue }
  }
  /// The context that is saved into; nil for one of a store.
  open var parent: NSManagedObjectContext?
  /// What a program calls the context.
  open var name: String?
  /// Who is named in the history of the store. There is no history.
  open var transactionAuthor: String?
  /// What a program keeps along with the context.
  public let userInfo = NSMutableDictionary()
  /// What is done where another context has saved something else.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Whether saves of other contexts are merged by themselves.
  open var automaticallyMergesChangesFromParent = false
  /// Whether objects are held that nobody else holds.
  open var retainsRegisteredObjects = false
  /// Whether deleted objects are seen as such at once; they are in any case.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether an object that is gone is without values instead of an error; it is in any case.
  open var shouldDeleteInaccessibleFaults = true
  /// How long what was fetched may be used. Stores are in memory.
  open var stalenessInterval: TimeInterval = 0
  private var own: NSPersistentStoreCoordinator?

  /// Makes a context of a queue of its own.
  public override init() {
    isMain = false
  }

  /// Makes a context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    isMain = ct == .mainQueueConcurrencyType
  }

  /// Makes a context.
  public init(_ type: ConcurrencyType) {
    isMain = type.isMain
  }

  deinit {
    // What is not saved is lost; it would hold itself.
    for scope in made.withLock({ $0 }) { scope.scope?.clearChanges() }
  }

  /// What the context has for the reader for whom the code runs.
  var scope: ObjectScope {
    scopes.value {
      let scope = ObjectScope(self, stores: parent == nil ? own?.opened : nil, parent: parent?.scope)
      made.withLock { made in
        made.removeAll { $0.scope == nil }
        made.append(Made(scope: scope))
      }
      return scope
    }
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// The kind of queue that the context works on.
  open var concurrencyType: NSManagedObjectContextConcurrencyType {
    isMain ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
  }

  /// What undoes changes; nil, the default, keeps none.
  open var undoManager: UndoManager? {
    get { scope.undoManager }
    set { scope.undoManager = newValue }
  }

  /// Undoes the last change.
  open func undo() { undoManager?.undo() }
  /// Does again what was undone last.
  open func redo() { undoManager?.redo() }

  // MARK: Objects

  /// Whether there is something to save.
  open var hasChanges: Bool { scope.hasChanges }
  /// The object of a name, if the context knows it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { scope.known(objectID.reference) }

  /// The object of a name; one that is not there fails when a value is asked for.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let object = scope.fault(objectID.reference) else {
      fatalError("The context has no model with an entity \(objectID.reference.entity).")
    }
    return object
  }

  /// Takes an object in that is in no context.
  open func insert(_ object: NSManagedObject) {
    if object.record.scope === scope {
      if object.record.state == .deleted { scope.note(kept: object) }
      return
    }
    object.record.move(to: scope)
    scope.note(inserted: object)
    object.awakeFromInsert()
  }

  /// Has an object be deleted at the next save, with what goes along with it.
  open func delete(_ object: NSManagedObject) { Deletion.delete(object, in: scope) }

  /// Forgets what is known of an object, but for its changes where they are to be kept.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { scope.refresh(object, keepsChanges: flag) }

  /// Forgets what is known of all objects, but for their changes.
  open func refreshAllObjects() {
    for object in scope.registered { scope.refresh(object, keepsChanges: true) }
  }

  /// Forgets everything.
  open func reset() {
    scope.dropAll()
    scope.pending.isInvalidated = true
    scope.tell()
  }

  /// Undoes everything that is not saved.
  open func rollback() { scope.rollback() }

  /// Saves what has changed, all or nothing.
  open func save() throws { try scope.save() }
}
