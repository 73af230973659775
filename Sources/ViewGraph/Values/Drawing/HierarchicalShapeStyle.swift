/// The foreground at a level of importance.
@frozen public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// For what matters less.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// For what matters even less.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// For what hardly matters.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// For what matters least.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    .hierarchical(level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// For what matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// For what matters even less.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// For what hardly matters.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// For what matters least.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
