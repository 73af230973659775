import Foundation

/// The kinds of queues that contexts work on.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// What has an object be awake again.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
  public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
  public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

extension NSManagedObjectContext {
  /// The kinds of queues that contexts work on.
  public struct ConcurrencyType: Hashable, Sendable {
    let isMain: Bool
    public static let mainQueue = ConcurrencyType(isMain: true)
    public static let privateQueue = ConcurrencyType(isMain: false)
  }
}
