import Foundation

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The size that the shape takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { shape._outline }
}
