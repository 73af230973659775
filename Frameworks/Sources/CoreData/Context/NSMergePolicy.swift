import Foundation

/// The policies by their numbers.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

typealias MergePolicyKind = NSMergePolicy.Kind

/// What is done where another context has saved something else.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  enum Kind: Sendable { case error, storeTrump, objectTrump, overwrite, rollback }

  /// The policy by its number.
  public let mergeType: NSMergePolicyType

  /// Makes a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The save fails; the default.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Property by property, what the store has counts.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Property by property, what the context has changed counts.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// What the context has counts.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// What the store has counts.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  var kind: Kind {
    switch mergeType {
    case .errorMergePolicyType: .error
    case .mergeByPropertyStoreTrumpMergePolicyType: .storeTrump
    case .mergeByPropertyObjectTrumpMergePolicyType: .objectTrump
    case .overwriteMergePolicyType: .overwrite
    case .rollbackMergePolicyType: .rollback
    }
  }
}

/// The save fails; the default.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// Property by property, what the store has counts.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// Property by property, what the context has changed counts.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// What the context has counts.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// What the store has counts.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback

/// An object that two contexts have changed.
open class NSMergeConflict: NSObject {
  /// The object.
  public let sourceObject: NSManagedObject
  /// What the object was when it was fetched.
  public let objectSnapshot: [String: Any]?
  /// What the store has by now; nil where it was deleted.
  public let persistedSnapshot: [String: Any]?
  /// What the context has found in the store before.
  public let cachedSnapshot: [String: Any]?
  public let newVersionNumber: Int
  public let oldVersionNumber: Int

  init(_ object: NSManagedObject, _ base: Row, _ stored: Row?) {
    sourceObject = object
    objectSnapshot = base.values
    cachedSnapshot = base.values
    persistedSnapshot = stored?.values
    oldVersionNumber = base.version
    newVersionNumber = stored?.version ?? 0
  }
}
