import Foundation

/// A picture as Core Graphics has it: here the same as `UIImage`, since pictures are not decoded.
public final class CGImage: @unchecked Sendable {
  package let picture: UIImage

  init(_ picture: UIImage) { self.picture = picture }

  /// The width in pixels.
  public var width: Int { Int(picture.size.width * picture.scale) }
  /// The height in pixels.
  public var height: Int { Int(picture.size.height * picture.scale) }
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

  /// The picture, whose edges keep their size where it is stretched.
  /// - Partly: `capInsets` are not used: pictures are stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The picture in another size: the same bytes, which browsers draw so large.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(source: source, scale: scale, size: size, renderingMode: renderingMode)
  }

  /// The picture, decoded: browsers do that.
  public func preparingForDisplay() -> UIImage? { self }

  /// Draws the picture, in what `UIGraphicsImageRenderer` makes.
  /// - Partly: `rect` is not used: the picture is as large as the renderer.
  public func draw(in rect: CGRect) {
    DrawnPicture.current?.take(self)
  }

  /// Draws the picture, in what `UIGraphicsImageRenderer` makes.
  /// - Partly: `point` is not used: the picture is as large as the renderer.
  public func draw(at point: CGPoint) {
    DrawnPicture.current?.take(self)
  }
}

/// What a renderer has been told to draw.
final class DrawnPicture {
  private(set) var picture: UIImage?

  /// The one that is drawn on this thread.
  static var current: DrawnPicture? {
    get { Thread.current.threadDictionary["UIGraphicsImageRenderer"] as? DrawnPicture }
    set { Thread.current.threadDictionary["UIGraphicsImageRenderer"] = newValue }
  }

  func take(_ image: UIImage) {
    picture = picture ?? image
  }
}

/// How a renderer draws.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to a point.
  open var scale: CGFloat = 3
  /// Whether nothing shines through.
  open var opaque = false

  /// As the screen is.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a renderer draws.
open class UIGraphicsImageRendererContext: NSObject {
  /// How the renderer draws.
  public let format: UIGraphicsImageRendererFormat

  init(_ format: UIGraphicsImageRendererFormat) { self.format = format }

  /// Fills a rectangle.
  /// - Partly: nothing is filled: pictures alone are drawn.
  open func fill(_ rect: CGRect) {}
}

/// Makes a picture of another in another size.
/// - Partly: of what is drawn the first picture counts, as large as the renderer says; colours, paths and texts are not drawn.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of a size.
  public init(size: CGSize) {
    self.size = size
    format = .default()
  }

  /// Makes a renderer of a size.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// Makes a renderer of the size of bounds.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// The picture that is drawn.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let before = DrawnPicture.current
    let drawn = DrawnPicture()
    DrawnPicture.current = drawn
    actions(UIGraphicsImageRendererContext(format))
    DrawnPicture.current = before
    guard let picture = drawn.picture else { return UIImage() }
    return UIImage(source: picture.source, scale: picture.scale, size: size, renderingMode: picture.renderingMode)
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
