import Foundation
import UIKitCore

/// Something that can be bought in the program. A page has no store: programs never see one.
/// - Partly: `products(for:)` is empty, as where the store knows none of the names.
public struct Product: Identifiable, Hashable, Sendable {
  /// What the store says of it.
  public let jsonRepresentation: Data
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  /// The price, as it is shown.
  public let displayPrice: String
  public let isFamilyShareable: Bool
  /// More of it, if one subscribes to it.
  public let subscription: SubscriptionInfo?

  /// Asks the store for what has these names: there is none.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// How the reader has bought it last: they have not.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// By what the reader may use it: by nothing.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// By what the reader may use it: by nothing.
  public var currentEntitlements: Transaction.Transactions { .empty }

  /// Buys it: fails.
  @MainActor public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.purchaseNotAllowed
  }
  /// Buys it: fails.
  @MainActor public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }
  /// Buys it: fails.
  @MainActor public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }

  /// How its prices are written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: Locale.current.currency?.identifier ?? "USD")
  }
}

extension Product: CustomDebugStringConvertible {
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Product {
  /// What kind of thing it is.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Is bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// Is subscribed to for a while.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// Is subscribed to until one cancels.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

    /// Its name.
    public var localizedDescription: String { rawValue }
  }

  /// Which of a group's subscriptions are meant, beside the reader's own.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}
