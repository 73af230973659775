import Foundation

/// A rectangle with rounded corners that fills its frame.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// Width and height of the corners, in points.
  public var cornerSize: CGSize
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle whose corners are quarters of ellipses.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle whose corners are quarters of circles.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { _ShapeOutline(.roundedRectangle(cornerSize: cornerSize)) }

  /// The shape so many points smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return _InsetShape(shape: RoundedRectangle(cornerSize: size, style: style), amount: amount)
  }

  /// The numbers that describe the shape.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners are quarters of ellipses.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle whose corners are quarters of circles.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
