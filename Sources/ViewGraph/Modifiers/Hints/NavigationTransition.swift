import Foundation

/// How a page or a sheet comes in.
public protocol NavigationTransition: Sendable {}

/// As the platform has it.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of the view that was pressed.
/// - Partly: pages and sheets come in as they always do.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform has it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view marked by `matchedTransitionSource(id:in:)`.
  /// - Partly: `sourceID` and `namespace` are not used: pages and sheets come in as they always do.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How a view looks out of which a page comes in.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A look without anything of its own.
/// - Partly: it is not seen: pages come in as they always do.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background(_ color: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Says how the page or sheet comes in.
  /// - Partly: `style` is not used: pages and sheets come in as they always do.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Marks the view out of which a page comes in.
  /// - Partly: `id` and `namespace` are not used: pages come in as they always do.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Marks the view out of which a page comes in.
  /// - Partly: `id`, `namespace` and `configuration` are not used: pages come in as they always do.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
