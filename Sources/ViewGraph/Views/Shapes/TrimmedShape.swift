import Foundation

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  var start: CGFloat
  var end: CGFloat

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  /// How renderers draw the shape.
  public var _outline: _ShapeOutline {
    shape._outline.mapPath(of: shape) { path, _ in path.trimmedPath(from: start, to: end) }
  }

  /// The numbers that describe the shape.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The part of the shape's outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}
