import SwiftUI

/// Buys something. A page has no store: it fails.
/// - Partly: each call fails with `Product.PurchaseError.purchaseNotAllowed`.
@MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Buys something: fails.
  @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
  /// Buys something.
  public var purchase: PurchaseAction { PurchaseAction() }
}
