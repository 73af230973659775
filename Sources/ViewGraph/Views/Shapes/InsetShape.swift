import Foundation

/// A shape made smaller at each edge.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  let shape: Base
  var amount: CGFloat

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }

  /// How renderers draw the shape.
  public var _outline: _ShapeOutline {
    var outline = shape._outline
    outline.inset += amount
    return outline
  }

  /// The shape so many points smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  /// The numbers that describe the shape.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}
