import Foundation

/// In which country the reader buys. A page has no store: there is none.
/// - Partly: `current` is nil, and `updates` never tells anything.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The country, by three letters.
  public let countryCode: String
  public let id: String
  /// What is paid with.
  public let currency: Locale.Currency?

  /// Changes of the country.
  public typealias Storefronts = _StoreSequence<Storefront>

  /// Where the reader buys: nowhere.
  public static var current: Storefront? { get async { nil } }
  /// Tells when that changes: it does not.
  public static var updates: Storefronts { .silent }
}
