import Foundation
import Synchronization

/// Is told what becomes of purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

/// Says whether a purchase goes on.
/// - Partly: never asked.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// What is being bought, as older programs know it. A page has no store: each purchase fails.
/// - Partly: nobody can pay: purchases fail with `SKError.paymentNotAllowed`, what was bought is not found.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private struct Observer: @unchecked Sendable {
    weak var value: (any SKPaymentTransactionObserver)?
  }
  private struct State: Sendable {
    var observers: [Observer] = []
    var transactions: [SKPaymentTransaction] = []
  }

  private static let shared = SKPaymentQueue()
  private let state = Mutex(State())

  /// The program's own.
  open class func `default`() -> SKPaymentQueue { shared }
  /// Whether the reader may buy: no.
  open class func canMakePayments() -> Bool { false }

  /// Says whether purchases go on.
  open weak var delegate: (any SKPaymentQueueDelegate)?
  /// In which country the reader buys: in none.
  open var storefront: SKStorefront? { nil }
  /// The purchases that failed and were not finished.
  open var transactions: [SKPaymentTransaction] { state.withLock(\.transactions) }
  /// Who is told.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    state.withLock(\.observers).compactMap(\.value)
  }

  /// Tells somebody from now on.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    let observer = Observer(value: observer)
    state.withLock { $0.observers.append(observer) }
  }
  /// Tells them no more.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    let name = ObjectIdentifier(observer)
    state.withLock { state in
      state.observers.removeAll { $0.value.map { ObjectIdentifier($0) == name } ?? true }
    }
  }

  /// Buys something: the observers are told on the main thread that it has failed.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    state.withLock { $0.transactions.append(transaction) }
    tell { $0.paymentQueue($1, updatedTransactions: [transaction]) }
  }
  /// Forgets a purchase.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    state.withLock { state in state.transactions.removeAll { $0 === transaction } }
    tell { $0.paymentQueue($1, removedTransactions: [transaction]) }
  }

  /// Looks for what was bought: the observers are told that it has failed.
  open func restoreCompletedTransactions() {
    tell { $0.paymentQueue($1, restoreCompletedTransactionsFailedWithError: SKError(.unknown)) }
  }
  /// Looks for what was bought: the observers are told that it has failed.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
  /// Asks the reader for a code.
  /// - Partly: shows nothing: a page has no store.
  open func presentCodeRedemptionSheet() {}
  /// Asks whether the reader agrees to pay more.
  /// - Partly: shows nothing: a page has no store.
  open func showPriceConsentIfNeeded() {}

  private func tell(_ body: @escaping @Sendable (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
    DispatchQueue.main.async { [self] in for observer in transactionObservers { body(observer, self) } }
  }
}
