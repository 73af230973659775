import Foundation

extension Product.SubscriptionInfo {
  /// How a subscription goes on.
  public struct RenewalInfo: Hashable, Sendable {
    public let jsonRepresentation: Data
    public let originalTransactionID: UInt64
    public let currentProductID: String
    public let willAutoRenew: Bool
    public let autoRenewPreference: String?
    public let expirationReason: ExpirationReason?
    public let priceIncreaseStatus: PriceIncreaseStatus
    public let isInBillingRetry: Bool
    public let gracePeriodExpirationDate: Date?
    public let offer: Transaction.Offer?
    public let environment: AppStore.Environment
    public let recentSubscriptionStartDate: Date
    public let renewalDate: Date?
    public let renewalPrice: Decimal?
    public let currency: Locale.Currency?
    public let eligibleWinBackOfferIDs: [String]
    public let appAccountToken: UUID?
    public let appTransactionID: String
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let signedDate: Date

    public var offerType: Transaction.OfferType? { offer?.type }
    public var offerID: String? { offer?.id }

    /// Why it has ended.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      public static let billingError = ExpirationReason(rawValue: 2)
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      public static let unknown = ExpirationReason(rawValue: 5)

      /// Its name.
      public var localizedDescription: String {
        switch self {
        case .autoRenewDisabled: "Auto-Renew Disabled"
        case .billingError: "Billing Error"
        case .didNotConsentToPriceIncrease: "Did Not Consent to Price Increase"
        case .productUnavailable: "Product Unavailable"
        default: "Unknown"
        }
      }
    }

    /// Whether the reader has agreed to pay more.
    public enum PriceIncreaseStatus: Hashable, Sendable {
      case noIncreasePending, pending, agreed
    }
  }
}

extension Product.SubscriptionInfo.RenewalInfo: CustomDebugStringConvertible {
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
