import Combine
import Foundation
import ObjectStore

/// What is between contexts and stores. For each reader the stores are their own.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model of the stores.
  public let managedObjectModel: NSManagedObjectModel
  /// What a program calls the coordinator.
  open var name: String?
  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  private let readers = PerReader<OpenStores>()

  /// Makes a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    KnownModels.add(model)
  }

  /// The stores of the reader for whom the code runs. A store that cannot be opened for them is kept in memory, and the log says so.
  var opened: OpenStores {
    let opened = readers.value { OpenStores(managedObjectModel) }
    let stores = persistentStores
    opened.keep(stores)
    for store in stores {
      do { try opened.open(store) } catch { NSLog("%@", "A store could not be opened: \(error)") }
    }
    return opened
  }

  /// The stores.
  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  /// Opens a store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let details = storeURL.map(NSPersistentStoreDescription.init(url:)) ?? NSPersistentStoreDescription()
    details.type = storeType
    details.configuration = configuration
    for (key, value) in options ?? [:] {
      if let key = key as? String { details.setOption(value as? NSObject, forKey: key) }
    }
    return try add(details)
  }

  /// Opens a store.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens a store.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      _ = try add(storeDescription)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  func add(_ details: NSPersistentStoreDescription) throws -> NSPersistentStore {
    let store = NSPersistentStore(details, self)
    let opened = readers.value { OpenStores(managedObjectModel) }
    do { try opened.open(store) } catch {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
        userInfo: [NSLocalizedDescriptionKey: "The store could not be opened.", NSUnderlyingErrorKey: error])
    }
    lock.withLock { stores.append(store) }
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [NSAddedPersistentStoresKey: [store]])
    return store
  }

  /// Closes a store.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { stores.removeAll { $0 === store } }
  }

  /// The store at a place.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
  }

  /// Where a store lies.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Takes a store and its files away.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    if let store = persistentStore(for: url) { try remove(store) }
    try OpenStores.remove(url)
  }

  /// Takes a store and its files away.
  public func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// The name that an address stands for; nil where the model has no such entity.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard let reference = NSManagedObjectID.reference(in: url),
      let entity = managedObjectModel.entitiesByName[reference.entity], let place = opened.store(of: entity)
    else { return nil }
    return NSManagedObjectID(reference, entity, in: place, isNew: false)
  }

  /// What is kept along with a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Keeps something along with a store.
  @available(*, unavailable, message: "metadata of stores is not kept: keep it in UserDefaults")
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {}

  /// Does some work.
  open func perform(_ block: @escaping () -> Void) {
    DispatchQueue.global().schedule { block() }
  }

  /// Does some work and waits for it.
  public func performAndWait<Result, Failure: Error>(_ block: () throws(Failure) -> Result) throws(Failure) -> Result {
    try block()
  }
}

/// The models of stores, for classes that ask for their entity without a context.
enum KnownModels {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var models: [NSManagedObjectModel] = []

  static func add(_ model: NSManagedObjectModel) {
    lock.withLock { if !models.contains(where: { $0 === model }) { models.append(model) } }
  }

  static var all: [NSManagedObjectModel] { lock.withLock { models.reversed() } }
}
