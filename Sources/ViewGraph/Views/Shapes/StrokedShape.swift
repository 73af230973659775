import Foundation

/// The outline of a shape as a shape.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  /// What the shape is for.
  public static var role: ShapeRole { .stroke }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// How renderers draw the shape.
  public var _outline: _ShapeOutline {
    var outline = shape._outline
    outline.stroke = style
    return outline
  }
}
