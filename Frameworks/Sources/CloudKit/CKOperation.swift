import Foundation

/// Something that iCloud is to do. Nobody is logged in: it ends with `notAuthenticated`.
open class CKOperation: Operation, @unchecked Sendable {
  /// What several have in common.
  open class Configuration: NSObject, @unchecked Sendable {
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
  }

  public let operationID = UUID().uuidString
  open var configuration: Configuration! = Configuration()

  func fail(_ error: CKError) {}
  func begin() { DispatchQueue.global().async { self.start() } }

  open override func main() { fail(CKError(isCancelled ? .operationCancelled : .notAuthenticated)) }
}

/// Something that is to be done with a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

/// Finds records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// How far they were found.
  open class Cursor: NSObject, @unchecked Sendable {}

  public static let maximumResults = 0
  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Is told of each record.
  /// - Partly: never called: there are none.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Is told of each record.
  /// - Partly: never called: there are none.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  public override init() { super.init() }
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func fail(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

/// Keeps records and takes others away.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Which records are kept.
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged, changedKeys, allKeys
  }

  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }

  override func fail(_ error: CKError) {
    for record in recordsToSave ?? [] { perRecordSaveBlock?(record.recordID, .failure(error)) }
    for name in recordIDsToDelete ?? [] { perRecordDeleteBlock?(name, .failure(error)) }
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}

/// Fetches records by what tells them from others.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }

  override func fail(_ error: CKError) {
    for name in recordIDs ?? [] { perRecordResultBlock?(name, .failure(error)) }
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}
