import Foundation
import UIKitCore

/// That the reader has bought something. A page has no store: nobody has, and programs never see one.
/// - Partly: all that tells of purchases is empty; `updates` never tells anything.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let jsonRepresentation: Data
  public let id: UInt64
  public let originalID: UInt64
  public let webOrderLineItemID: String?
  public let productID: String
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let appTransactionID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let offer: Offer?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let productType: Product.ProductType
  public let appAccountToken: UUID?
  public let environment: AppStore.Environment
  public let reason: Reason
  public let storefront: Storefront
  public let price: Decimal?
  public let currency: Locale.Currency?
  public let ownershipType: OwnershipType
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let signedDate: Date

  public var offerType: OfferType? { offer?.type }
  public var offerID: String? { offer?.id }
  public var storefrontCountryCode: String { storefront.countryCode }
  public var currencyCode: String? { currency?.identifier }
  /// How the subscription goes on: there is none.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  /// Says that the reader has what they have bought.
  public func finish() async {}
}

extension Transaction {
  /// What was bought, one after the other.
  public typealias Transactions = _StoreSequence<VerificationResult<Transaction>>

  /// What was bought last of a name: nothing.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// By what the reader may use what has a name: by nothing.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// By what the reader may use what has a name: by nothing.
  public static func currentEntitlements(for productID: String) -> Transactions { .empty }
  /// All that was bought of a name: nothing.
  public static func all(for productID: String) -> Transactions { .empty }
  /// All that the reader may use: nothing.
  public static var currentEntitlements: Transactions { .empty }
  /// All that was bought: nothing.
  public static var all: Transactions { .empty }
  /// What was bought and not handed out: nothing.
  public static var unfinished: Transactions { .empty }
  /// Tells what is bought elsewhere: nothing is.
  public static var updates: Transactions { .silent }
}

extension Transaction: CustomDebugStringConvertible {
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
