/// Blurred glass over what lies behind.
public struct Material: ShapeStyle, Hashable {
  /// ultraThin, thin, regular, thick, ultraThick or bar.
  package let name: String

  /// Lets most of what lies behind through.
  public static let ultraThin = Material(name: "ultraThin")
  /// Lets much through.
  public static let thin = Material(name: "thin")
  /// Lets some through.
  public static let regular = Material(name: "regular")
  /// Lets little through.
  public static let thick = Material(name: "thick")
  /// Lets hardly anything through.
  public static let ultraThick = Material(name: "ultraThick")
  /// As bars of the platform have it.
  public static let bar = Material(name: "bar")

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    .material(name)
  }
}

extension ShapeStyle where Self == Material {
  /// Glass that lets most of what lies behind through.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// Glass that lets much through.
  public static var thinMaterial: Material { Material.thin }
  /// Glass that lets some through.
  public static var regularMaterial: Material { Material.regular }
  /// Glass that lets little through.
  public static var thickMaterial: Material { Material.thick }
  /// Glass that lets hardly anything through.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// Glass as bars of the platform have it.
  public static var bar: Material { Material.bar }
}
