import Foundation

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { _ShapeOutline(.rectangle) }
  /// The shape so many points smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
