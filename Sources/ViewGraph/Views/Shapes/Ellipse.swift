import Foundation

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public var _outline: _ShapeOutline { _ShapeOutline(.ellipse) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
