import CoreLocation
import Foundation

/// A value that a record can have.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// Values with names, as iCloud keeps them.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  public typealias Reference = CKRecordReference

  /// What tells a record from others.
  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
    open override var hash: Int { recordName.hash }
  }

  public let recordType: RecordType
  public let recordID: ID
  open var recordChangeTag: String? { nil }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var parent: Reference?
  open var share: Reference? { nil }
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<FieldKey> = []

  /// Makes a record without values.
  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }
  /// Makes a record without values.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set {
      values[key] = newValue
      changed.insert(key)
    }
  }
  public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
    get { values[key] as? T }
    set { self[key] = newValue as (any CKRecordValueProtocol)? }
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  /// Says what the record is kept below.
  open func setParent(_ parentRecord: CKRecord?) { parent = parentRecord.map { Reference(record: $0, action: .none) } }
  open func setParent(_ parentRecordID: ID?) { parent = parentRecordID.map { Reference(recordID: $0, action: .none) } }
  /// The values that are to be kept safe.
  open var encryptedValues: CKRecord { self }
}

/// What happens with a record when the one goes that it leads to.
public enum CKReferenceAction: UInt, Sendable {
  case none, deleteSelf
}

/// A way from a record to another.
open class CKRecordReference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  public typealias Action = CKReferenceAction
  public let recordID: CKRecord.ID
  public let action: Action

  public init(recordID: CKRecord.ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
  public convenience init(record: CKRecord, action: Action) { self.init(recordID: record.recordID, action: action) }
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  public let fileURL: URL?

  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// What tells a part from others.
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String
    public static let defaultZoneName = "_defaultZone"
    public static let `default` = ID(zoneName: defaultZoneName)

    public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
    open override var hash: Int { zoneName.hash }
  }

  public let zoneID: ID

  public init(zoneID: ID) { self.zoneID = zoneID }
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
