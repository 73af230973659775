import Foundation

/// A place in the history of a store.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.number == number }
  open override var hash: Int { number }
}

/// How an object was changed.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// What comes of a request for history.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// The change of an object.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  /// A number of its own.
  public let changeID: Int64
  /// The object.
  public let changedObjectID: NSManagedObjectID
  /// How it was changed.
  public let changeType: NSPersistentHistoryChangeType
  /// What it was changed along with.
  open internal(set) weak var transaction: NSPersistentHistoryTransaction?

  init(_ number: Int64, _ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    (changeID, changedObjectID, changeType) = (number, id, type)
  }
}

/// What was saved at once.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  public let timestamp = Date()
  public let transactionNumber: Int64
  /// What the context is called.
  public let contextName: String?
  /// Who has saved it, as the context says.
  public let author: String?
  /// The place in the history.
  public let token: NSPersistentHistoryToken
  /// The objects that were changed.
  public let changes: [NSPersistentHistoryChange]?
  public let bundleID = Bundle.main.bundleIdentifier ?? ""
  public let processID = "\(ProcessInfo.processInfo.processIdentifier)"
  public let storeID: String

  init(_ number: Int, _ changes: [NSPersistentHistoryChange], _ context: NSManagedObjectContext?, store: String) {
    transactionNumber = Int64(number)
    token = NSPersistentHistoryToken(number)
    self.changes = changes
    (contextName, author, storeID) = (context?.name, context?.transactionAuthor, store)
    super.init()
    for change in changes { change.transaction = self }
  }

  /// A request for transactions, of which the condition counts.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "TRANSACTION") }

  /// What other contexts are to merge.
  open func objectIDNotification() -> Notification {
    func ids(_ type: NSPersistentHistoryChangeType) -> [NSManagedObjectID] {
      (changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID)
    }
    return Notification(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: ids(.insert), NSUpdatedObjectIDsKey: ids(.update), NSDeletedObjectIDsKey: ids(.delete),
      ])
  }
}

/// A request for what was saved.
/// - Partly: the history begins when the store is opened for the reader, and ends when it is closed.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  enum Meaning { case since(Int?), sinceDate(Date), forget(before: Int?), forgetDate(Date) }

  let meaning: Meaning
  /// What comes of it.
  open var resultType: NSPersistentHistoryResultType = .transactionsAndChanges
  /// The place after which history is told.
  open var token: NSPersistentHistoryToken? {
    if case .since(let number?) = meaning { return NSPersistentHistoryToken(number) }
    return nil
  }
  /// Which transactions are meant.
  /// - Partly: its condition alone counts.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  init(_ meaning: Meaning) { self.meaning = meaning }

  /// Asks for what was saved after a place; nil is all.
  public class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { make(.since(token?.number)) }
  /// Asks for what was saved after a transaction; nil is all.
  public class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
    make(.since(transaction?.token.number))
  }
  /// Asks for what was saved after a time.
  public class func fetchHistory(after date: Date) -> Self { make(.sinceDate(date)) }
  /// Forgets what was saved before a place; nil is all.
  public class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self {
    make(.forget(before: token?.number))
  }
  /// Forgets what was saved before a transaction; nil is all.
  public class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
    make(.forget(before: transaction?.token.number))
  }
  /// Forgets what was saved before a time.
  public class func deleteHistory(before date: Date) -> Self { make(.forgetDate(date)) }

  private class func make(_ meaning: Meaning) -> Self {
    unsafeDowncast(NSPersistentHistoryChangeRequest(meaning), to: Self.self)
  }
}

/// What comes of a request for history.
open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Transactions, changes, names, a number, or whether it was done, as the request says.
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType
  init(_ result: Any?, _ type: NSPersistentHistoryResultType) { (self.result, resultType) = (result, type) }
}
