import Foundation

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var _outline: _ShapeOutline { shape._outline }
}
