import Foundation
import FoundationAdditions
import ObjectStore

/// Where a container keeps models.
public struct ModelConfiguration: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  /// A group of programs that share a folder. Here a program is alone.
  public struct GroupContainer: Sendable, Hashable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    /// A group by its name.
    /// - Partly: a program is alone here.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// Where models are synchronised. Readers have no iCloud here: what is theirs stays on the server, for all their pages.
  public struct CloudKitDatabase: Sendable, Hashable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    /// A database by its name.
    /// - Partly: nothing is synchronised.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public let name: String
  public let schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  private let place: ReaderURL?

  private init(name: String?, schema: Schema?, isStoredInMemoryOnly: Bool, allowsSave: Bool, place: ReaderURL?) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.place = place
  }

  /// Keeps models in a file of this name, by default `default`, in Application Support.
  /// - Partly: `groupContainer` and `cloudKitDatabase` change nothing: a program is alone, and nothing is synchronised.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name, schema: schema, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave, place: nil)
  }

  /// Keeps models in a file. One that lies in a reader's folders is each reader's own.
  /// - Partly: `cloudKitDatabase` changes nothing: nothing is synchronised.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name, schema: schema, isStoredInMemoryOnly: url.path == "/dev/null", allowsSave: allowsSave,
      place: ReaderURL(url))
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(
      name: nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: true, place: nil)
  }

  public var id: String { name }
  /// The file of the reader for whom the code runs.
  public var url: URL {
    isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : place?.url ?? URL.applicationSupportDirectory.appending(path: "\(name).store")
  }
  public var groupAppContainerIdentifier: String? { nil }
  public var cloudKitContainerIdentifier: String? { nil }
  public var debugDescription: String { "ModelConfiguration(\(name))" }
}
