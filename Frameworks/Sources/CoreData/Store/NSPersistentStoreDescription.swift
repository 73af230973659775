import Foundation
import ObjectStore

/// What a container is to know of a store that it loads.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// How stores are kept: `NSSQLiteStoreType`, `NSInMemoryStoreType`.
  open var type = NSSQLiteStoreType
  /// Which of the model's groups of entities are in the store; nil is all.
  open var configuration: String?
  /// Where the store lies, in the folders of the reader for whom the code runs.
  open var url: URL? {
    get { place?.url }
    set { place = newValue.map(ReaderPlace.init) }
  }
  /// What else the store is opened with.
  open private(set) var options: [String: NSObject] = [:]
  /// Whether nothing may be changed.
  open var isReadOnly = false
  /// How long opening may take.
  open var timeout: TimeInterval = 240
  /// Whether the store is opened while the program goes on; it is opened at once in any case.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store of a former model is brought up to date; it is in any case.
  open var shouldMigrateStoreAutomatically = true
  /// Whether what to do about that is found by itself; it is in any case.
  open var shouldInferMappingModelAutomatically = true
  /// What mirrors the store to iCloud. There is none: it stays on this server.
  /// - Partly: nothing is mirrored.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  private(set) var place: ReaderPlace?

  /// A description without a place: the store is kept in memory.
  public override init() {}

  /// A description of a store at a place.
  public init(url: URL) { place = ReaderPlace(url) }

  /// Sets what else the store is opened with.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Sets how SQLite works. It is set already.
  /// - Partly: nothing changes.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

  /// How SQLite works.
  open var sqlitePragmas: [String: NSObject] { [:] }

  /// Whether nothing is kept.
  var isInMemory: Bool { type == NSInMemoryStoreType || place == nil || place?.url.path == "/dev/null" }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.configuration, copy.place, copy.options) = (type, configuration, place, options)
    copy.isReadOnly = isReadOnly
    return copy
  }
}

/// A place in a reader's folders: the same for each reader in their own.
struct ReaderPlace {
  private let given: ReaderURL

  /// A place as the reader for whom the code runs sees it.
  init(_ url: URL) { given = ReaderURL(url) }

  /// The place as the reader for whom the code runs now sees it.
  var url: URL {
    let url = given.url
    let home = NSHomeDirectory()
    // What lies elsewhere on the machine would be everybody's.
    guard home != Self.homeOfNobody, url.path != "/dev/null", !url.path.hasPrefix(home + "/") else { return url }
    return NSPersistentContainer.defaultDirectoryURL().appendingPathComponent(url.lastPathComponent)
  }

  private static let homeOfNobody = ProcessInfo.processInfo.environment["HOME"] ?? "/"
}
