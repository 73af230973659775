import Foundation

/// A picture as Core Graphics has it: here the same as `UIImage`, since pictures are not decoded.
public final class CGImage: @unchecked Sendable {
  package let picture: UIImage

  init(_ picture: UIImage) { self.picture = picture }

  /// The width in pixels.
  public var width: Int { Int(picture.size.width * picture.scale) }
  /// The height in pixels.
  public var height: Int { Int(picture.size.height * picture.scale) }

  /// The part of the picture in a rectangle of pixels; nil where that is outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isEmpty else { return nil }
    if part == whole { return self }
    let context = CGContext(size: part.size)
    context.add(picture, in: whole.offsetBy(dx: -part.minX, dy: -part.minY))
    return CGImage(context.picture(scale: 1))
  }
}

extension UIImage {
  /// The picture as Core Graphics has it; nil for an empty one.
  public var cgImage: CGImage? { size == .zero ? nil : CGImage(self) }

  /// Makes a picture of one that Core Graphics has.
  public convenience init(cgImage: CGImage) {
    let picture = cgImage.picture
    self.init(source: picture.source, scale: picture.scale, size: picture.size, renderingMode: .automatic)
  }

  /// Makes a picture of one that Core Graphics has.
  /// - Partly: `orientation` is not used: the bytes are shown as they are.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let picture = cgImage.picture
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(source: picture.source, scale: scale, size: size, renderingMode: .automatic)
  }
}

extension UIImage {
  /// Makes a picture of vector graphics, for the frameworks beside UIKit.
  public convenience init(_vectorGraphics data: Data, size: CGSize) {
    self.init(source: .data(data), scale: 1, size: size, renderingMode: .automatic)
  }
}
