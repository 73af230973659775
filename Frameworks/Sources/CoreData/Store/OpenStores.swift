import Foundation

/// The stores of a coordinator that are open for one reader.
final class OpenStores: @unchecked Sendable {
  let model: NSManagedObjectModel
  private let lock = NSRecursiveLock()
  private var stores: [(NSPersistentStore, RowStore)] = []

  init(_ model: NSManagedObjectModel) {
    self.model = model
  }

  var all: [(NSPersistentStore, RowStore)] { lock.withLock { stores } }

  /// Opens a store; the same file is open once for a reader.
  func open(_ store: NSPersistentStore) throws {
    try lock.withLock {
      guard !stores.contains(where: { $0.0 === store }) else { return }
      stores.append((store, try Self.rows(store.details, model)))
    }
  }

  func close(_ store: NSPersistentStore) { lock.withLock { stores.removeAll { $0.0 === store } } }

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

  private final class Files {
    struct Held {
      weak var rows: RowStore?
    }
    var byPath: [String: Held] = [:]
  }

  private static let files = PerReader<Files>()

  private static func rows(_ details: NSPersistentStoreDescription, _ model: NSManagedObjectModel) throws -> RowStore {
    guard !details.isInMemory, let url = details.url else { return try RowStore(NoFile(), model: model, url: nil) }
    let files = files.current { Files() }
    if let known = files.byPath[url.path]?.rows { return known }
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let rows = try RowStore(SQLiteRowFile(url), model: model, url: url)
    files.byPath[url.path] = Files.Held(rows: rows)
    return rows
  }

  /// Forgets a file that is destroyed.
  static func forget(_ url: URL) { files.existing?.byPath[url.path] = nil }
}
