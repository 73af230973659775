import SwiftUI

/// What is written on buttons that subscribe.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private var parts: [String]

  private init(_ parts: [String]) { self.parts = parts }

  private func adding(_ part: String) -> SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(parts + [part]) }

  public static let automatic = SubscriptionStoreButtonLabel([])
  public static let singleLine = automatic.singleLine
  public static let multiline = automatic.multiline
  public static let action = automatic.action
  public static let displayName = automatic.displayName
  public static let price = automatic.price

  public var automatic: SubscriptionStoreButtonLabel { self }
  public var singleLine: SubscriptionStoreButtonLabel { adding("singleLine") }
  public var multiline: SubscriptionStoreButtonLabel { adding("multiline") }
  public var action: SubscriptionStoreButtonLabel { adding("action") }
  public var displayName: SubscriptionStoreButtonLabel { adding("displayName") }
  public var price: SubscriptionStoreButtonLabel { adding("price") }
}

/// What lies behind buttons that subscribe.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  private let name: String

  public static let automatic = SubscriptionStoreControlBackground(name: "automatic")
  public static let gradientMaterial = SubscriptionStoreControlBackground(name: "gradientMaterial")
  public static let gradientMaterialSubtle = SubscriptionStoreControlBackground(name: "gradientMaterialSubtle")
}

/// A text that readers agree to.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String

  public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
  public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
}

/// Where what subscribes stands.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = SubscriptionStoreControlPlacement(name: "automatic")
  public static let bottom = SubscriptionStoreControlPlacement(name: "bottom")
  public static let bottomBar = SubscriptionStoreControlPlacement(name: "bottomBar")
  public static let scrollView = SubscriptionStoreControlPlacement(name: "scrollView")
  public static let leading = SubscriptionStoreControlPlacement(name: "leading")
  public static let trailing = SubscriptionStoreControlPlacement(name: "trailing")
}

/// By what readers choose a subscription. A page has no store: nothing is chosen.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {}

/// As it fits.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// A button for each.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// A list.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// A list that stands out.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// A list that is short.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// Pages that one turns.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// Pages that one turns, and that stand out.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  nonisolated public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  nonisolated public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  nonisolated public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  nonisolated public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  nonisolated public static var compactPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  nonisolated public static var pagedPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  nonisolated public static var pagedProminentPicker: Self { Self() }
}
