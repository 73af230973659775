import Foundation

/// How a renderer draws.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to a point.
  /// - Partly: kept and not used: what is drawn is sharp in any size.
  open var scale: CGFloat = 3
  /// Whether nothing shines through.
  /// - Partly: kept and not used: what is not drawn is transparent.
  open var opaque = false

  /// As the screen is.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// As the screen is.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a renderer draws.
open class UIGraphicsImageRendererContext: NSObject {
  /// How the renderer draws.
  public let format: UIGraphicsImageRendererFormat
  /// The context as Core Graphics has it.
  public let cgContext: CGContext

  init(_ format: UIGraphicsImageRendererFormat, _ context: CGContext) {
    self.format = format
    cgContext = context
  }

  /// What has been drawn so far.
  open var currentImage: UIImage { cgContext.picture(scale: format.scale) }

  /// Fills a rectangle in the colour that is set.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle in the colour that is set, mixed with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws the inner edge of a rectangle in the colour that is set, a point wide.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws inside of a rectangle alone from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes a picture of what a program draws: vector graphics, or the same bytes where one picture alone is drawn over all of it.
/// - Partly: `pngData(actions:)` and `jpegData(withCompressionQuality:actions:)` give vector graphics where more than one picture is drawn.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of a size.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Makes a renderer of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes a renderer of bounds.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Makes a renderer of bounds.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// The picture that is drawn.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    DrawingStack.with(context) { actions(UIGraphicsImageRendererContext(format, context)) }
    return context.picture(scale: format.scale)
  }

  /// The bytes of the picture that is drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The bytes of the picture that is drawn.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
