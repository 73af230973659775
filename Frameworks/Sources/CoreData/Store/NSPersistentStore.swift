import Foundation

/// A store in a SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file of another kind; SQLite here.
public let NSBinaryStoreType = "Binary"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"

public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"

/// A store that a coordinator has: for each reader there is one in their own folder.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// How stores are kept.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  let details: NSPersistentStoreDescription
  /// The coordinator that has the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(_ details: NSPersistentStoreDescription, _ coordinator: NSPersistentStoreCoordinator) {
    self.details = details
    persistentStoreCoordinator = coordinator
  }

  private var rows: RowStore? { persistentStoreCoordinator?.opened.rows(of: self) }

  /// Where the store lies.
  open var url: URL? { details.isInMemory ? URL(fileURLWithPath: "/dev/null") : details.url }
  /// What tells the store from others.
  open var identifier: String! { rows?.uuid ?? "" }
  /// How the store is kept.
  open var type: String { details.isInMemory ? NSInMemoryStoreType : details.type }
  /// Which of the model's groups of entities are in the store.
  open var configurationName: String { details.configuration ?? "PF_DEFAULT_CONFIGURATION_NAME" }
  /// What the store was opened with.
  open var options: [AnyHashable: Any]? { details.options }
  /// Whether nothing may be changed.
  open var isReadOnly: Bool { details.isReadOnly }
  /// What is kept along with the store.
  open var metadata: [String: Any]! { [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""] }
}
