import ViewGraph

extension Box {
  /// The look of a bar, apart from its title's.
  mutating func apply(_ look: BarLook) {
    if look.hidesBackground == true {
      add("nk")
    } else if let paint = look.background {
      style.add("backdrop-filter", "none")
      style.fill(paint)
    }
    if let edge = look.edge?.cssColor { style.add("border-color", edge) }
    if let scheme = look.colorScheme { attributes.append(("data-cs", scheme.css)) }
    if let tint = look.tint?.cssColor { style.add("--tint", tint) }
  }
}

extension ColorScheme {
  /// The name by which the style sheet knows the scheme.
  var css: String { self == .dark ? "dark" : "light" }
}
