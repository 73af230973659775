import Foundation

/// A rectangle whose corners follow those of the view around it, as `containerShape(_:)` says them.
/// - Partly: corners keep the container's radius, however far from its edge the shape is.
nonisolated public struct ConcentricRectangle: InsettableShape, ContainerOutline {
  private let radius: CGFloat?

  /// Makes a rectangle all of whose corners follow the container.
  public init() {
    radius = nil
  }

  /// Makes a rectangle with corners of a style.
  /// - Partly: `isUniform` is not used: corners are of one radius.
  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
    radius = corners.radius
  }

  private var own: RoundedRectangle { RoundedRectangle(cornerRadius: radius ?? 0) }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { own.path(in: rect) }
  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { own._outline }
  /// The shape so many points smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable {
    case topLeft, topRight, bottomLeft, bottomRight

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat?

      /// As round as the container's, with the same centre.
      public static let concentric = Style(radius: nil)

      /// As round as the container's, but no less than a radius in points.
      /// - Partly: the container's radius is taken where there is a container.
      public static func concentric(minimum: Style) -> Style { minimum }

      /// Of a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self = .fixed(CGFloat(value))
  }

  public init(integerLiteral value: Int) {
    self = .fixed(CGFloat(value))
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of a style.
  /// - Partly: `isUniform` is not used: corners are of one radius.
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
