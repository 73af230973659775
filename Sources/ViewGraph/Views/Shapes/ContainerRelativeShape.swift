import Foundation

/// The shape of what the view is in; here always a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { _ShapeOutline(.rectangle) }
  /// The shape so many points smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of what the view is in.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
