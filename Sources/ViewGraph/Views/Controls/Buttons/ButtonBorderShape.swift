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
