extension Product {
  /// What is known of something that one subscribes to.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let groupLevel: Int
    public let groupDisplayName: String

    /// Whether the reader is new: nobody knows, so no.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Whether the reader is new to a group: nobody knows, so no.
    /// - Partly: `groupID` is not used: nobody knows of any group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// What the reader has subscribed to: nothing.
    public var status: [Status] { get async throws { [] } }
    /// What of a group the reader has subscribed to: nothing.
    /// - Partly: `groupID` is not used: there is nothing to subscribe to.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// What has become of a purchase: nothing.
    /// - Partly: `transactionID` is not used: nothing was bought.
    public static func status(transactionID: UInt64) async throws -> Status? { nil }
  }
}

extension Product.SubscriptionInfo {
  /// Whether something is subscribed to.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let subscribed = RenewalState(rawValue: 1)
    public static let expired = RenewalState(rawValue: 2)
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    public static let inGracePeriod = RenewalState(rawValue: 4)
    public static let revoked = RenewalState(rawValue: 5)

    /// Its name.
    public var localizedDescription: String {
      switch self {
      case .subscribed: "Subscribed"
      case .expired: "Expired"
      case .inBillingRetryPeriod: "In Billing Retry Period"
      case .inGracePeriod: "In Grace Period"
      case .revoked: "Revoked"
      default: "\(rawValue)"
      }
    }
  }

  /// What the reader has subscribed to, and how it goes on.
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>

    /// Changes of it, one after the other.
    public typealias Statuses = _StoreSequence<Status>

    /// Tells when it changes: it does not.
    public static var updates: Statuses { .silent }
    /// What of each group the reader has subscribed to: nothing.
    public static var all: _StoreSequence<(groupID: String, statuses: [Status])> { .empty }
  }
}
