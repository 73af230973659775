import SwiftUI

/// Shows products with buttons that buy them. A page has no store: it says so.
/// - Partly: says that there is no store.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private init() {}

  public var body: some View { StoreAbsence() }
}

extension StoreView {
  /// Shows what has these names, with pictures.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon { self.init() }
  /// Shows what has these names, with pictures and what stands for them until then.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init() }
  /// Shows what has these names, with pictures that may be the store's.
  public init(
    ids productIDs: some Collection<Product.ID>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init() }
  /// Shows products, with pictures.
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView { self.init() }
  /// Shows products, with pictures that may be the store's.
  public init(
    products: some Collection<Product>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
  ) where PlaceholderIcon == EmptyView { self.init() }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Shows what has these names.
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) { self.init() }
  /// Shows products.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) { self.init() }
}
