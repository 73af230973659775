/// Where controls stand, which says how they look.
enum ControlPlace: Equatable {
  case page
  /// In the bars of a page, where space is short.
  case bar
  /// Among the entries of a menu: a toggle is an entry with a check mark, the choices of a picker are entries too.
  case menu
}

private struct ControlPlaceKey: EnvironmentKey { static var defaultValue: ControlPlace { .page } }

extension EnvironmentValues {
  /// Where controls stand.
  var controlPlace: ControlPlace {
    get { self[ControlPlaceKey.self] }
    set { self[ControlPlaceKey.self] = newValue }
  }
}
