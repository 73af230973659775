import Foundation
import ImageHeaders
import Synchronization

/// A picture: encoded bytes, or a symbol, with what is known of its size.
///
/// Immutable, and safe to use from any thread. The bytes are not decoded: browsers do that.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// How a picture is drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the surroundings say.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the colour of the surroundings.
    case alwaysTemplate
  }

  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Where the picture comes from.
  package enum Source: Sendable, Equatable {
    case data(Data)
    case symbol(String)
    case empty
  }

  package let source: Source
  /// Pixels to a point.
  public let scale: CGFloat
  /// The size in points.
  public let size: CGSize
  /// How the picture is drawn.
  public let renderingMode: RenderingMode
  /// Which way up the picture is; the bytes are shown as they are.
  public var imageOrientation: Orientation { .up }

  private let host = Mutex<(any AnyObject & Sendable)?>(nil)

  package init(source: Source, scale: CGFloat, size: CGSize, renderingMode: RenderingMode) {
    self.source = source
    self.scale = scale
    self.size = size
    self.renderingMode = renderingMode
  }

  /// Makes an empty picture.
  public override init() {
    source = .empty
    scale = 1
    size = .zero
    renderingMode = .automatic
  }

  /// Makes a picture of encoded bytes: PNG, JPEG, GIF, WebP or AVIF. Nil for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes a picture of encoded bytes with so many pixels to a point. Nil for what is no picture.
  public init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    source = .data(data)
    self.scale = scale > 0 ? scale : 1
    size = CGSize(width: CGFloat(header.width) / self.scale, height: CGFloat(header.height) / self.scale)
    renderingMode = .automatic
  }

  /// Makes a picture of a file. Nil where there is none, or it is no picture.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: path.contains("@3x") ? 3 : path.contains("@2x") ? 2 : 1)
  }

  /// Makes a symbol by its SF Symbols name.
  public convenience init?(systemName name: String) {
    self.init(
      source: .symbol(name), scale: 1, size: CGSize(width: 20, height: 20), renderingMode: .alwaysTemplate)
  }

  /// What an `#imageLiteral` is: a picture of the program's, by its name; empty where there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    let picture = UIImage(named: name)
    self.init(
      source: picture?.source ?? .empty, scale: picture?.scale ?? 1, size: picture?.size ?? .zero,
      renderingMode: picture?.renderingMode ?? .automatic)
  }

  /// The same picture, drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, scale: scale, size: size, renderingMode: renderingMode)
  }

  /// What the host keeps with the picture, made when first asked for.
  package func hosted<T: AnyObject & Sendable>(_ make: () -> T) -> T {
    if let known = host.withLock({ $0 as? T }) { return known }
    let made = make()
    host.withLock { $0 = made }
    return made
  }

  /// The bytes as PNG.
  /// - Partly: the bytes in the format that they have, since pictures are not decoded here: `UIImage(data:)` reads them.
  open func pngData() -> Data? { bytes }

  /// The bytes as JPEG.
  /// - Partly: the bytes in the format and the quality that they have, since pictures are not decoded here: `UIImage(data:)` reads them.
  open func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  private var bytes: Data? { if case .data(let data) = source { data } else { nil } }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (source == other.source && scale == other.scale && renderingMode == other.renderingMode)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}

/// What an `#imageLiteral` is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
