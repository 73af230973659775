import SwiftUI

/// What the store itself says of subscriptions.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  nonisolated public init() {}
  public var body: some View { EmptyView() }
}

/// Shows what can be subscribed to. A page has no store: it says so.
/// - Partly: says that there is no store; what the program says of its subscriptions is not shown.
public struct SubscriptionStoreView<Content: View>: View {
  private init() {}

  public var body: some View { StoreAbsence() }
}

extension SubscriptionStoreView {
  /// Shows a group, below what the program says of it.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init() }
  /// Shows what has these names, below what the program says of it.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) { self.init() }
  /// Shows subscriptions, below what the program says of them.
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) { self.init() }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  /// Shows a group.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) { self.init() }
  /// Shows what has these names.
  public init(productIDs: some Collection<Product.ID>) { self.init() }
  /// Shows subscriptions.
  public init(subscriptions: some Collection<Product>) { self.init() }
}

extension ContainerBackgroundPlacement {
  /// What lies behind a store's subscriptions.
  /// - Partly: they are not shown: it is the background of the page.
  public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }
  /// What lies behind what the program says of its subscriptions.
  /// - Partly: they are not shown: it is the background of the page.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }
  /// What lies behind all of it.
  /// - Partly: they are not shown: it is the background of the page.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}
