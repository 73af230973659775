import Foundation

/// The outline of a shape as a shape.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  public static var role: ShapeRole { .stroke }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public var _outline: _ShapeOutline {
    var outline = shape._outline
    outline.stroke = style
    return outline
  }
}
