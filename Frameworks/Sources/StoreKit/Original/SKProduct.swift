import Foundation

/// Something that can be bought, as older programs know it. A page has no store: programs never see one.
/// - Partly: the store knows no product: those that a program makes are empty.
open class SKProduct: NSObject, @unchecked Sendable {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  open var contentVersion: String { "" }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
}

extension SKProduct {
  /// In what the time of a subscription is counted.
  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }
}

/// How long something is paid for.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// Other terms on which something is subscribed to.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// When it is paid.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo, payUpFront, freeTrial
  }

  /// For whom.
  public enum `Type`: UInt, Sendable {
    case introductory, subscription
  }

  open var identifier: String? { nil }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: `Type` { .introductory }
}

/// In which country the reader buys.
/// - Partly: a page has no store: the queue has none.
open class SKStorefront: NSObject, @unchecked Sendable {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}
