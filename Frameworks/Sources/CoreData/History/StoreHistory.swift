import Foundation
import Synchronization

/// What was saved into a store since it was opened.
final class StoreHistory: Sendable {
  private struct State: @unchecked Sendable {
    var last = 0
    var transactions: [NSPersistentHistoryTransaction] = []
  }

  private let state = Mutex(State())

  /// Notes a save; the oldest of very many are forgotten.
  func note(
    _ names: [(NSManagedObjectID, NSPersistentHistoryChangeType)], _ context: NSManagedObjectContext?, store: String
  ) {
    state.withLock { state in
      state.last += 1
      let changes = names.enumerated().map { place, change in
        NSPersistentHistoryChange(Int64(state.last) << 20 | Int64(place), change.0, change.1)
      }
      state.transactions.append(NSPersistentHistoryTransaction(state.last, changes, context, store: store))
      if state.transactions.count > 1_000 { state.transactions.removeFirst(500) }
    }
  }

  /// The place where the history ends.
  var token: NSPersistentHistoryToken { NSPersistentHistoryToken(state.withLock(\.last)) }

  func answer(_ request: NSPersistentHistoryChangeRequest) -> NSPersistentHistoryResult {
    switch request.meaning {
    case .forget(let number):
      state.withLock { $0.transactions.removeAll { number == nil || $0.token.number < number! } }
    case .forgetDate(let date): state.withLock { $0.transactions.removeAll { $0.timestamp < date } }
    case .since, .sinceDate: return told(request)
    }
    return NSPersistentHistoryResult(true, .statusOnly)
  }

  private func told(_ request: NSPersistentHistoryChangeRequest) -> NSPersistentHistoryResult {
    let found = UncheckedTransactions(
      all: state.withLock { state in
        state.transactions.filter { transaction in
          switch request.meaning {
          case .since(let number?): transaction.token.number > number
          case .sinceDate(let date): transaction.timestamp > date
          default: true
          }
        }
      }
    ).all.filter { request.fetchRequest?.predicate?.evaluate(with: $0) ?? true }
    let result: Any =
      switch request.resultType {
      case .statusOnly: true
      case .count: found.count
      case .objectIDs: found.flatMap { ($0.changes ?? []).map(\.changedObjectID) }
      case .changesOnly: found.flatMap { $0.changes ?? [] }
      case .transactionsOnly, .transactionsAndChanges: found
      }
    return NSPersistentHistoryResult(result, request.resultType)
  }

  private struct UncheckedTransactions: @unchecked Sendable { let all: [NSPersistentHistoryTransaction] }
}

extension NSPersistentStoreCoordinator {
  /// The place where the history of the stores ends.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    let wanted = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
    return wanted.lazy.compactMap { self.opened.rows(of: $0) }.first?.history.token
  }
}
