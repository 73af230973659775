import Foundation

/// A model with its stores and the context of the main queue.
///
/// One container is enough for everybody: stores and objects are those of the reader for whom the code runs, in their own folder.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The container's name, which the model and the store are called by.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// What is between the contexts and the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The stores that are loaded.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Where stores lie: the reader's Application Support.
  open class func defaultDirectoryURL() -> URL {
    let manager = FileManager.default
    let folder = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return folder ?? manager.temporaryDirectory
  }

  /// Makes a container of the model of its name.
  public convenience init(name: String) {
    guard let model = ModelFiles.model(named: name) else {
      fatalError("There is no model \(name).xcdatamodeld among the program's files.")
    }
    self.init(name: name, managedObjectModel: model)
  }

  /// Makes a container.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueue)
    let place = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Opens the stores.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Makes a context of a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does some work in a context of its own.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Does some work in a context of its own.
  public func performBackgroundTask<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.perform(isolation: isolation) { () throws(Failure) -> Result in try block(context) }
  }
}

/// A container whose stores would be mirrored to iCloud. They stay on this server.
/// - Partly: nothing is mirrored.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Prepares iCloud for the model. There is none: nothing is done.
  /// - Partly: nothing is prepared.
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}
  /// Whether an object may be changed: it may.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether an object may be deleted: it may.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether objects of a store may be changed: they may.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// How iCloud is prepared.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 1 << 1)
  public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 1 << 2)
}

/// Where a store would be mirrored to.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The container in iCloud.
  public let containerIdentifier: String

  /// Names a container in iCloud.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
