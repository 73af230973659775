import Foundation

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }

  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { _ShapeOutline(fixed: self) }
}
