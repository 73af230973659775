import Foundation

/// A rectangle whose shorter sides are half circles, that fills its frame.
nonisolated public struct Capsule: InsettableShape {
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { _ShapeOutline(.capsule) }
  /// The shape so many points smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
