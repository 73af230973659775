import Foundation

/// What is to be bought, as older programs say it.
open class SKPayment: NSObject, @unchecked Sendable {
  fileprivate var name: String
  fileprivate var count = 1
  fileprivate var user: String?
  fileprivate var data: Data?
  fileprivate var simulatesAsking = false
  fileprivate var discount: SKPaymentDiscount?

  fileprivate init(name: String) { self.name = name }

  /// One of a product.
  public convenience init(product: SKProduct) { self.init(name: product.productIdentifier) }

  open var productIdentifier: String { name }
  open var quantity: Int { count }
  open var applicationUsername: String? { user }
  open var requestData: Data? { data }
  open var simulatesAskToBuyInSandbox: Bool { simulatesAsking }
  open var paymentDiscount: SKPaymentDiscount? { discount }
}

/// What is to be bought, while a program still puts it together.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// Nothing yet.
  public convenience init() { self.init(name: "") }

  fileprivate override init(name: String) { super.init(name: name) }

  open override var productIdentifier: String {
    get { name }
    set { name = newValue }
  }
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  open override var requestData: Data? {
    get { data }
    set { data = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { simulatesAsking }
    set { simulatesAsking = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
}

/// Other terms, and that the program's server agrees.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber

  /// Puts one together.
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}

/// How a purchase goes on.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A purchase, as older programs know it. Each has failed.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment

  init(_ payment: SKPayment) { self.payment = payment }

  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
}
