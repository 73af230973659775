import SwiftUI

/// How a product is shown.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  /// What it is shown by.
  associatedtype Body: View
  /// What is shown.
  typealias Configuration = ProductViewStyleConfiguration
  /// Shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A product that is shown.
/// - Partly: the product is unavailable always.
@MainActor @preconcurrency
public struct ProductViewStyleConfiguration {
  /// The program's picture of a product.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let icon: Icon
  public let state: Product.TaskState
  public var hasCurrentEntitlement: Bool { false }
  public var product: Product? { state.product }
  public let descriptionVisibility = Visibility.automatic

  /// Buys it: there is nothing to buy.
  public func purchase() {}
}

/// As it fits.
public struct AutomaticProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  /// - Partly: `configuration` is not used: no product is shown.
  public func makeBody(configuration: Configuration) -> some View { StoreAbsence() }
}

/// As much as one needs.
public struct RegularProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  /// - Partly: `configuration` is not used: no product is shown.
  public func makeBody(configuration: Configuration) -> some View { StoreAbsence() }
}

/// With a large picture.
public struct LargeProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  /// - Partly: `configuration` is not used: no product is shown.
  public func makeBody(configuration: Configuration) -> some View { StoreAbsence() }
}

/// In a row.
public struct CompactProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  /// - Partly: `configuration` is not used: no product is shown.
  public func makeBody(configuration: Configuration) -> some View {
    Label("The store is not available", systemImage: "cart").foregroundStyle(.secondary)
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// As it fits.
  nonisolated public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  /// As much as one needs.
  nonisolated public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  /// With a large picture.
  nonisolated public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  /// In a row.
  nonisolated public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

struct ProductStyle: Sendable {
  let body: @MainActor @Sendable (ProductViewStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
  @Entry var productStyle = ProductStyle { AnyView(AutomaticProductViewStyle().makeBody(configuration: $0)) }
}

extension View {
  /// Says how products are shown.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.productStyle, ProductStyle { AnyView(style.makeBody(configuration: $0)) })
  }

  /// Whether what a product is about stands there. A page has no store: it does not.
  /// - Partly: changes nothing: no product is shown.
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
  /// Draws an edge around the picture of a product.
  /// - Partly: changes nothing: no product is shown.
  nonisolated public func productIconBorder() -> some View { self }
}
