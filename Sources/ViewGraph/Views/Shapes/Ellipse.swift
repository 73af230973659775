import Foundation

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { _ShapeOutline(.ellipse) }
  /// The shape so many points smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
