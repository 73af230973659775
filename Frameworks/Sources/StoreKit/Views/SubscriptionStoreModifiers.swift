import SwiftUI

extension View {
  /// Says what is written on buttons that subscribe.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

  /// Says by what readers choose a subscription.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
    self
  }
  /// Says by what readers choose a subscription, and where it stands.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
  ) -> some View { self }
  /// Puts a picture beside a subscription.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping @MainActor (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  /// Says what lies behind buttons that subscribe.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
  /// Says what lies behind buttons that subscribe.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground
  ) -> some View { self }
  /// Says what lies behind subscriptions in a list.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  /// Says what lies behind subscriptions in a list.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle, in shape: some Shape
  ) -> some View { self }

  /// Says where a text is that readers agree to.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  /// Says what shows a text that readers agree to.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  /// Says how the buttons of such texts look.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// Says how the buttons of such texts look.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { self }

  /// Lets readers sign in who have subscribed elsewhere.
  /// - Partly: `action` is never called: nothing can be subscribed to.
  nonisolated public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View { self }
  /// Says on which terms readers subscribe who have done so before.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func subscriptionPromotionalOffer(
    offer: @escaping @MainActor (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    signature:
      @escaping @MainActor (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws
      -> Product.SubscriptionOffer.Signature
  ) -> some View { self }
  /// Says which terms come first.
  /// - Partly: changes nothing: nothing can be subscribed to.
  nonisolated public func preferredSubscriptionOffer(
    _ offer: (
      @MainActor (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?
    )?
  ) -> some View { self }
}
