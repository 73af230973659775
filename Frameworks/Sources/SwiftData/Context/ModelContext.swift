import Foundation
import FoundationAdditions
import ObjectStore
import Synchronization

/// Knows models, what was changed in them, and how to find and save them. Used on one thread, or on the main actor.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
  /// The container that the context is of.
  public var container: ModelContainer { ownContainer ?? owner ?? ModelContainer(core) }
  /// True where changes are saved by themselves once the code that makes them is done, as in a container's main context.
  public var autosaveEnabled = false
  /// Where changes can be taken back; nil by default.
  public var undoManager: UndoManager?
  /// Who makes the changes, for the program's own use.
  public var author: String?

  let core: ModelContainer.Core
  /// A container has its main context; the others have their container.
  private weak var owner: ModelContainer?
  private let ownContainer: ModelContainer?
  let schema: Schema
  let store: ReaderStore
  var registered: [PersistentIdentifier: any PersistentModel] = [:]
  /// All models of the kinds that were asked for, the oldest first.
  var loaded: [String: [any PersistentModel]] = [:]
  var changes = PendingChanges()
  /// True while models are read for the context's own ends, which nobody observes.
  var isQuiet = false
  let listeners = ContextListeners()
  private var token: AnyObject?
  /// What others have written since the last look.
  let foreign = ForeignChanges()
  var foreignVersion: Int
  var isSaveScheduled = false
  /// True in a container's main context, whose views look by themselves.
  let isMain: Bool

  /// Makes a context of its own: what is changed in it is seen by others once it is saved.
  public convenience init(_ container: ModelContainer) {
    self.init(container, store: container.readerStore, schema: container.schema)
  }

  init(_ container: ModelContainer, store: ReaderStore, schema: Schema, isMain: Bool = false) {
    core = container.core
    owner = container
    ownContainer = isMain ? nil : container
    self.store = store
    self.schema = schema
    self.isMain = isMain
    foreignVersion = store.objects.foreignVersion
    let reference = WeakContext(self)
    token = store.objects.listen(as: self) { [foreign, isMain] changes in
      foreign.add(changes)
      if isMain { Task { @MainActor in reference.context?.takeForeignChanges() } }
    }
  }

  public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }
  public var debugDescription: String { "ModelContext(\(schema))" }

  /// True where something is not saved.
  public var hasChanges: Bool { !changes.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { changes.inserted.models }
  public var changedModelsArray: [any PersistentModel] { changes.changed.models }
  public var deletedModelsArray: [any PersistentModel] { changes.deleted.models }

  func hasChanges(of id: PersistentIdentifier) -> Bool {
    changes.inserted[id] != nil || changes.changed[id] != nil || changes.deleted[id] != nil
  }

  /// A model of this context; nil where it does not know it yet.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? { registered[id] as? T }

  /// The model of an identifier: it is read where the context does not know it yet. It must be there.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let type = schema.entitiesByName[id.entityName]?.type, let model = registered(id, as: type) else {
      fatalError("There is no model \(id).")
    }
    return model
  }

  /// Does something and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Nothing to wait for: changes count at once.
  public func processPendingChanges() { takeForeignChanges() }
}

/// A context that another thread may hold, not use.
struct WeakContext: @unchecked Sendable {
  weak var context: ModelContext?
  init(_ context: ModelContext) { self.context = context }
}

/// What others have written and a context has not looked at.
final class ForeignChanges: Sendable {
  private let changes = Mutex<[StoredChanges]>([])

  func add(_ more: StoredChanges) { changes.withLock { $0.append(more) } }
  func take() -> [StoredChanges] {
    changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
  }
}
