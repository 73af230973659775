extension Product {
  /// What the store shows of the program's products on its own pages. A page has no store: it shows nothing.
  /// - Partly: nothing is kept: it is empty, and changing it fails with `StoreKitError.networkError`.
  public struct PromotionInfo: Identifiable, Hashable, Sendable {
    /// Whether it is seen.
    public enum Visibility: Hashable, Sendable {
      case appStoreConnectDefault, visible, hidden
    }

    public let productID: Product.ID
    public var visibility: Visibility
    public var id: Product.ID { productID }

    /// What is shown, in its order: nothing.
    public static var currentOrder: [PromotionInfo] { get async throws { [] } }
    /// Says in which order: fails.
    public static func updateProductOrder(byID productIDs: some Collection<Product.ID>) async throws {
      throw StoreKitError.noStore
    }
    /// Says whether something is seen: fails.
    public static func updateProductVisibility(_ visibility: Visibility, for productID: Product.ID) async throws {
      throw StoreKitError.noStore
    }
    /// Says all at once: fails.
    public static func updateAll(_ promotions: some Collection<PromotionInfo>) async throws {
      throw StoreKitError.noStore
    }
    /// Says whether it is seen: fails.
    public func update() async throws { throw StoreKitError.noStore }
  }
}
