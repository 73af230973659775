/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// Behind a reference: the attributes of every text have room for a style.
  private let kept: Kept

  private final class Kept: Sendable {
    let style: any ShapeStyle
    /// What a style of the platform paints, which is the same in all surroundings.
    let fixed: Paint?

    init(_ style: any ShapeStyle, _ fixed: Paint?) {
      self.style = style
      self.fixed = fixed
    }
  }

  private var style: any ShapeStyle { kept.style }
  private var fixed: Paint? { kept.fixed }

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) {
    if let known = style as? AnyShapeStyle {
      kept = known.kept
    } else {
      let isFixed = S.Resolved.self == Never.self || style is Color
      kept = Kept(style, isFixed ? style._paint(in: EnvironmentValues()) : nil)
    }
  }

  private init(_ style: any ShapeStyle, fixed: Paint?) {
    kept = Kept(style, fixed)
  }

  /// The style where the foreground is known: a level of the foreground is a part of that.
  func over(_ foreground: AnyShapeStyle) -> AnyShapeStyle {
    guard let fixed, fixed.isHierarchical else { return self }
    return AnyShapeStyle(
      LevelStyle(level: fixed, foreground: foreground), fixed: foreground.fixed.map { fixed.over($0) })
  }

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    fixed ?? style._paint(in: environment)
  }
}

extension AnyShapeStyle: ComparableField {
  func isSame(as other: AnyShapeStyle) -> Bool { isKnown(toEqual: other) }

  /// True where both paint the same in all surroundings.
  nonisolated func isKnown(toEqual other: AnyShapeStyle) -> Bool {
    fixed != nil && fixed == other.fixed
  }
}

/// A level of a foreground that depends on where it is used.
private struct LevelStyle: ShapeStyle {
  let level: Paint
  let foreground: AnyShapeStyle

  func _paint(in environment: EnvironmentValues) -> Paint { level.over(foreground._paint(in: environment)) }
}
