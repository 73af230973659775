import SwiftUI

/// What stands for the picture of a product until it is known.
public struct AutomaticProductPlaceholderIcon: View {
  nonisolated public init() {}
  public var body: some View { EmptyView() }
}

/// What is known of a product's picture in the store.
public enum ProductIconPhase {
  case loading
  case unavailable
  case promotionalIcon(Image)
  case failure(any Error)

  /// The picture, where it is there.
  public var promotionalIcon: Image? { if case .promotionalIcon(let image) = self { image } else { nil } }
}

/// Shows a product with a button that buys it. A page has no store: it says so, in the style that it has.
/// - Partly: no product is available: styles of the program's see `unavailable`, others say that there is no store.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let placeholder: AnyView
  @Environment(\.productStyle) private var style

  private init(_ placeholder: AnyView) { self.placeholder = placeholder }

  public var body: some View {
    style.body(
      ProductViewStyleConfiguration(icon: ProductViewStyleConfiguration.Icon(content: placeholder), state: .unavailable)
    )
  }
}

extension ProductView {
  /// Shows what has a name, with a picture.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon { self.init(AnyView(EmptyView())) }
  /// Shows what has a name, with a picture and what stands for it until then.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(AnyView(placeholderIcon())) }
  /// Shows what has a name, with a picture that may be the store's.
  public init(
    id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(AnyView(placeholderIcon())) }
  /// Shows a product, with a picture.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon { self.init(AnyView(EmptyView())) }
  /// Shows a product, with a picture that may be the store's.
  public init(
    _ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon { self.init(AnyView(EmptyView())) }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Shows what has a name.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) { self.init(AnyView(EmptyView())) }
  /// Shows a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(AnyView(EmptyView())) }
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == ProductViewStyleConfiguration.Icon {
  /// Shows what another style shows: for styles that add something.
  public init(_ configuration: ProductViewStyleConfiguration) { self.init(AnyView(configuration.icon)) }
}
