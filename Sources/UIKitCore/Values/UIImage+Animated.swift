import Foundation

/// The pictures of one that moves.
private final class Frames: NSObject, Sendable {
  let images: [UIImage]
  let duration: TimeInterval

  init(_ images: [UIImage], _ duration: TimeInterval) { (self.images, self.duration) = (images, duration) }
}

nonisolated(unsafe) private var framesKey: UInt8 = 0

extension UIImage {
  /// A picture that shows others one after the other, in a `UIImageView`; nil without pictures.
  /// - Partly: shown by UIImageView; an `Image` shows the first.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(source: first.source, scale: first.scale, size: first.size, renderingMode: first.renderingMode)
    objc_setAssociatedObject(image, &framesKey, Frames(images, duration), .OBJC_ASSOCIATION_RETAIN)
    return image
  }

  /// The pictures that are shown one after the other; nil where it is one.
  public var images: [UIImage]? { frames?.images }
  /// How long it takes to show all.
  public var duration: TimeInterval { frames?.duration ?? 0 }

  private var frames: Frames? { objc_getAssociatedObject(self, &framesKey) as? Frames }
}
