import Foundation
import ObjectStore
import Synchronization

/// The stores of a coordinator that are open for one reader.
final class OpenStores: @unchecked Sendable {
  let model: NSManagedObjectModel
  private let lock = NSRecursiveLock()
  private var stores: [(NSPersistentStore, RowStore)] = []
  private var scopes: [Looking] = []

  private struct Looking {
    weak var scope: ObjectScope?
  }

  init(_ model: NSManagedObjectModel) {
    self.model = model
  }

  var all: [(NSPersistentStore, RowStore)] { lock.withLock { stores } }

  /// Opens a store; the same file is open once for a reader.
  func open(_ store: NSPersistentStore) throws {
    try lock.withLock {
      guard !stores.contains(where: { $0.0 === store }) else { return }
      let rows = try Self.rows(store.details, model)
      stores.append((store, rows))
      for scope in scopes { if let scope = scope.scope { rows.add(scope) } }
    }
  }

  /// Tells a context of what others save, also into stores that are opened later.
  func add(_ scope: ObjectScope) {
    lock.withLock {
      scopes.removeAll { $0.scope == nil }
      scopes.append(Looking(scope: scope))
      for (_, rows) in stores { rows.add(scope) }
    }
  }

  /// Closes the stores that the coordinator does not have any more.
  func keep(_ list: [NSPersistentStore]) {
    lock.withLock { stores.removeAll { entry in !list.contains { $0 === entry.0 } } }
  }

  func rows(of store: NSPersistentStore) -> RowStore? { all.first { $0.0 === store }?.1 }

  /// The store that has the objects of an entity.
  func store(of entity: NSEntityDescription) -> (NSPersistentStore, RowStore)? {
    all.first { store, _ in
      let members = model.entities(forConfigurationName: store.details.configuration) ?? []
      return members.contains { $0.name == entity.name }
    }
  }

  func rows(of entity: String) -> RowStore? { model.entitiesByName[entity].flatMap { store(of: $0)?.1 } }

  // MARK: Files that are open

  /// The same file is open once for a reader.
  private final class Files: Sendable {
    struct Held: Sendable {
      weak var rows: RowStore?
    }
    let byPath = Mutex<[String: Held]>([:])
  }

  private static let files = PerReader<Files>()

  private static func rows(_ details: NSPersistentStoreDescription, _ model: NSManagedObjectModel) throws -> RowStore {
    guard !details.isInMemory, let url = details.url else {
      return try RowStore(RowFile(nil), model: model, url: nil)
    }
    return try files.value { Files() }.byPath.withLock { open in
      if let known = open[url.path]?.rows { return known }
      let rows = try RowStore(RowFile(url), model: model, url: url)
      open[url.path] = Files.Held(rows: rows)
      return rows
    }
  }

  /// Takes a file away.
  static func remove(_ url: URL) throws {
    files.value { Files() }.byPath.withLock { $0[url.path] = nil }
    try ObjectStore.remove(at: url)
  }
}
