/// That the reader has begun to buy something in the store. A page has none: nobody ever does.
/// - Partly: `intents` never tells anything.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
  /// What is wanted.
  public let product: Product
  /// At which terms.
  public let offer: Product.SubscriptionOffer?
  public var id: Product.ID { product.id }

  /// What is wanted, one after the other.
  public typealias PurchaseIntents = _StoreSequence<PurchaseIntent>

  /// What readers begin to buy in the store: nothing.
  public static var intents: PurchaseIntents { .silent }
}
