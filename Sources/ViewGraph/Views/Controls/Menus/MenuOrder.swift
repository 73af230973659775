/// In which order the entries of a menu stand.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// As the platform does: here in the program's order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first entries nearest to the finger: in a page menus open below their button, where that is the program's order.
  public static let priority = MenuOrder(name: "priority")
  /// In the program's order.
  public static let fixed = MenuOrder(name: "fixed")
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The order of entries in menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Says in which order the entries of menus below stand.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}
