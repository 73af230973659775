import Foundation

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  /// A shadow behind what is painted; black by a third by default, lengths in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside of the edge of what is painted, as if it were cut out; black by half by default, lengths in points.
  /// - Partly: shapes have it; texts and pictures do not.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  public func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
}

extension ShapeStyle {
  /// The style with a shadow. Filled shapes, foregrounds and backgrounds in a shape have it; other places where the style is used do not.
  public func shadow(_ style: ShadowStyle) -> _ShadowShapeStyle<Self> {
    _ShadowShapeStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == _ShadowShapeStyle<ForegroundStyle> {
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> _ShadowShapeStyle<ForegroundStyle> {
    ForegroundStyle().shadow(style)
  }
}

/// A style that has a shadow.
protocol ShadowedStyle: ShapeStyle {
  var shadow: ShadowStyle { get }
}

extension _ShadowShapeStyle: ShadowedStyle {}

extension ShadowStyle {
  /// The shadow behind what is painted; nil for one inside.
  var modifier: DisplayModifier? { isInner ? nil : .shadow(.color(color), radius: radius, x: x, y: y) }
}

extension DisplayNode {
  /// The shape with the shadow of its style.
  @MainActor func shadowed(_ shadow: ShadowStyle, at place: _Place) -> DisplayNode {
    if let modifier = shadow.modifier {
      return LayoutRules.apply([modifier], to: self, wrapperID: place.displayID(part: 3))
    }
    guard case .shape(let shape) = content else { return self }
    // A line along the edge, blurred and moved, as far as it lies inside.
    let line = ShapeContent(
      geometry: shape.geometry, stroke: .color(shadow.color), strokeStyle: StrokeStyle(lineWidth: shadow.radius * 2))
    let edge = DisplayNode(
      id: place.displayID(part: 4), content: .shape(line),
      modifiers: [.blur(shadow.radius), .offset(CGSize(width: shadow.x, height: shadow.y))])
    let inside = DisplayNode(
      id: place.displayID(part: 5), content: .box, modifiers: [.clip(shape.geometry)], children: [edge],
      layout: LayoutAnswer(.filling, .filling))
    return DisplayNode(
      id: place.displayID(part: 6), content: .overlap(alignment: .center), children: [self, inside],
      layout: LayoutAnswer(.filling, .filling))
  }
}
