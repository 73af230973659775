import Foundation

/// The shape of the border of buttons that have one.
public struct ButtonBorderShape: Equatable, Sendable {
  let geometry: ShapeGeometry?

  /// The platform's usual shape.
  public static let automatic = ButtonBorderShape(geometry: nil)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(geometry: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(geometry: .circle)
  /// Corners of 8 points.
  public static let roundedRectangle = roundedRectangle(radius: 8)

  /// Corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(geometry: .roundedRectangle(cornerSize: CGSize(width: radius, height: radius)))
  }
}

/// As a shape of its own: that which buttons have.
extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }

  nonisolated public var _outline: _ShapeOutline { shape._outline }

  nonisolated private var shape: AnyShape {
    switch geometry {
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let size): AnyShape(RoundedRectangle(cornerSize: size))
    default: AnyShape(Capsule())
    }
  }
}
