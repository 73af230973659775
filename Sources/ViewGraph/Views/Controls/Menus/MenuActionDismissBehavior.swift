/// What becomes of a menu once an action of it is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let staysOpen: Bool
  private let name: String

  /// As the platform does: the menu closes.
  public static let automatic = MenuActionDismissBehavior(staysOpen: false, name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(staysOpen: false, name: "enabled")
  /// The menu stays open, so that the same or another action can be chosen at once.
  public static let disabled = MenuActionDismissBehavior(staysOpen: true, name: "disabled")
}

extension View {
  /// Says what becomes of a menu once an action among those in this view is chosen.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modifier(DisplayEffect(.menuStaysOpen(behavior.staysOpen)))
  }
}
