import Foundation

extension Product {
  /// How a purchase has ended.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// Why nothing was bought.
  public enum PurchaseError: Error, Hashable, Sendable, LocalizedError {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters

    public var errorDescription: String? {
      switch self {
      case .purchaseNotAllowed: "A page has no App Store: nothing can be bought."
      default: "The product cannot be bought."
      }
    }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
  }

  /// What is said along with a purchase.
  /// - Partly: nothing can be bought: options change nothing.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    private let values: [String]

    private init(_ name: String, _ values: [String] = []) {
      self.name = name
      self.values = values
    }

    /// For which of the program's own accounts it is.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption("appAccountToken", [token.uuidString])
    }
    /// How many.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption("quantity", ["\(quantity)"]) }
    /// At which terms, for those who have subscribed before.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption {
      PurchaseOption(
        "promotionalOffer", [offerID, keyID, nonce.uuidString, signature.base64EncodedString(), "\(timestamp)"])
    }
    /// At which terms, for those who have subscribed before.
    public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [PurchaseOption] {
      [PurchaseOption("promotionalOffer", [offerID, compactJWS])]
    }
    /// Whether the reader is new.
    public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
      PurchaseOption("introductoryOfferEligibility", [compactJWS])
    }
    /// At which terms, for those who have left.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption("winBackOffer", [offer.id ?? ""])
    }
    /// As if a child asked, while the program is tried.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption("simulatesAskToBuyInSandbox", ["\(simulateAskToBuy)"])
    }
    /// What to do when the reader turns out to be elsewhere.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption("onStorefrontChange") }

    /// Something else.
    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption("custom", [key, value]) }
    /// Something else.
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption("custom", [key, "\(value)"])
    }
    /// Something else.
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption("custom", [key, "\(value)"])
    }
    /// Something else.
    public static func custom(key: String, value: Data) -> PurchaseOption {
      PurchaseOption("custom", [key, value.base64EncodedString()])
    }
  }
}
