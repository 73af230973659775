import Foundation

/// Is told how a question to the store has ended.
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A question to the store.
open class SKRequest: NSObject, @unchecked Sendable {
  /// Is told how it has ended.
  open weak var delegate: (any SKRequestDelegate)?
  private var isCancelled = false

  /// Asks. The answer comes on the main thread.
  open func start() {
    isCancelled = false
    DispatchQueue.main.async { [self] in if !isCancelled { answer() } }
  }
  /// Asks no more.
  open func cancel() { isCancelled = true }

  func answer() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
}

/// Is told what the store knows.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks what the store knows. A page has no store: it knows nothing.
/// - Partly: the answer has no products: all names are unknown.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let names: Set<String>

  /// Asks for what has these names.
  public init(productIdentifiers: Set<String>) { names = productIdentifiers }

  override func answer() {
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(unknown: names))
    delegate?.requestDidFinish(self)
  }
}

/// What the store knows.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// What it has: nothing.
  open var products: [SKProduct] { [] }
  /// The names that it does not know.
  public let invalidProductIdentifiers: [String]

  init(unknown names: Set<String>) { invalidProductIdentifiers = names.sorted() }
}

/// Asks for the receipt of the program. A page has none.
/// - Partly: the delegate is told `SKError.unknown`.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// What the receipt should be like.
  public let receiptProperties: [String: Any]?

  /// Asks for a receipt.
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

/// What a receipt should be like, while the program is tried.
public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"

/// Ends the program where its receipt is not valid.
/// - Partly: does nothing: a page has no receipt.
public func SKTerminateForInvalidReceipt() {}
