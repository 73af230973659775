import Foundation

/// A circle in the middle of its frame, as large as the smaller side.
nonisolated public struct Circle: InsettableShape {
  /// Makes a circle.
  public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { _ShapeOutline(.circle) }
  /// The shape so many points smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }

  /// The size that the shape takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its frame.
  nonisolated public static var circle: Circle { Circle() }
}
