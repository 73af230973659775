import Foundation

extension UIImage {
  /// Draws the picture in a rectangle.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.add(self, in: rect) }

  /// Draws the picture with its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in a rectangle, so opaque, mixed with what is there.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha * context.state.alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the picture with its upper left corner at a point, so opaque, mixed with what is there.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// The picture, whose edges keep their size where it is stretched.
  /// - Partly: `capInsets` are not used: pictures are stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The picture, whose edges keep their size where it is stretched or laid like tiles.
  /// - Partly: `capInsets` and `resizingMode` are not used: pictures are stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }

  /// How a picture fills more room than it has.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The picture in another size: the same bytes, which browsers draw so large.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(source: source, scale: scale, size: size, renderingMode: renderingMode)
  }

  /// The picture, decoded: browsers do that.
  public func preparingForDisplay() -> UIImage? { self }
}
