import Foundation

/// What is to be found.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// What is told when something changes.
/// - Partly: kept nowhere, and nothing is told.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?

  init(_ subscriptionID: ID) { self.subscriptionID = subscriptionID }

  /// How it is told.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var title: String?
    open var subtitle: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var desiredKeys: [CKRecord.FieldKey]?
    open var category: String?
  }
}

/// What is told when records of a kind change.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Which changes.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
    options: Options = []
  ) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(subscriptionID)
  }
}

/// What is told when a part of a database changes.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID

  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID)
  }
}

/// What is told when a database changes.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID) }
}

/// What iCloud tells.
/// - Partly: nothing is ever told.
open class CKNotification: NSObject, @unchecked Sendable {
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { nil }
}

/// How far changes were read.
open class CKServerChangeToken: NSObject, @unchecked Sendable {}
