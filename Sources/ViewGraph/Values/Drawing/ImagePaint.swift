import Foundation

/// Paints with a picture that is repeated.
///
/// A symbol is painted in black, or in white where the reader's device is dark.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is used, in parts of its sides.
  public var sourceRect: CGRect
  /// How much larger than it is the picture is drawn.
  public var scale: CGFloat

  /// Makes a paint.
  /// - Partly: of pictures of more than 100,000 bytes, and of those from elsewhere, `sourceRect` is the whole.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    .tiles(
      ImageTiles(
        source: image.displaySource(environment), part: sourceRect, scale: scale > 0 && scale.isFinite ? scale : 1))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Paints with a picture that is repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
