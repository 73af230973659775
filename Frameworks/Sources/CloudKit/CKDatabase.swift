import Foundation

/// What iCloud keeps for a program. Nobody is logged in: each call fails with `notAuthenticated`.
/// - Partly: nobody is logged in to iCloud: each call fails.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// To whom it belongs.
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  public let databaseScope: Scope

  init(_ scope: Scope) { databaseScope = scope }

  /// Tells the operation that nobody is logged in.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operation.begin()
  }

  /// Fails.
  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Fails.
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Fails.
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Fails.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Fails.
  open func save(
    _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Fails.
  open func save(
    _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Fails.
  open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Fails.
  open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Fails.
  open func delete(
    withSubscriptionID subscriptionID: String, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Fails.
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error
        >
      ) -> Void
  ) { DispatchQueue.global().async { completionHandler(.failure(CKError(.notAuthenticated))) } }
}

extension CKDatabase {
  /// Fails.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  /// Fails.
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
  /// Fails.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
  /// Fails.
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  /// Fails.
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
  /// Fails.
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  /// Fails.
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
  /// Fails.
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
  /// Fails.
  @discardableResult
  public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError(.notAuthenticated)
  }
  /// Fails.
  @discardableResult
  public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    throw CKError(.notAuthenticated)
  }
  /// Fails.
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
  /// Fails.
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  /// Fails.
  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  /// Fails.
  @discardableResult
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }
}
