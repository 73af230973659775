import SwiftUI

/// Buttons beside what can be bought.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static let cancellation = StoreButtonKind("cancellation")
  public static let restorePurchases = StoreButtonKind("restorePurchases")
  public static let redeemCode = StoreButtonKind("redeemCode")
  public static let signIn = StoreButtonKind("signIn")
  public static let policies = StoreButtonKind("policies")
}

extension View {
  /// Says which buttons are beside what can be bought. A page has no store: there are none.
  /// - Partly: changes nothing: nothing can be bought.
  nonisolated public func storeButton(_ visibility: Visibility, for storeButtons: StoreButtonKind...) -> some View {
    self
  }

  /// Tells that the reader begins to buy something below. A page has no store: they never do.
  /// - Partly: `action` is never called.
  nonisolated public func onInAppPurchaseStart(
    perform action: (@MainActor (Product) async -> Void)?
  ) -> some View { self }

  /// Tells how a purchase below has ended. A page has no store: none begins.
  /// - Partly: `action` is never called.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// Says what goes along with purchases below. A page has no store: none begins.
  /// - Partly: `options` is never called.
  nonisolated public func inAppPurchaseOptions(
    _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { self }
}
