import Foundation
import UIKit

/// A picture that filters make or change.
///
/// Where a rectangle or a point is told, it counts from the lower left corner, in dots.
public final class CIImage: NSObject {
  enum Source {
    /// Of two colours, as codes are.
    case fields(Fields)
    /// One that browsers decode.
    case picture(UIImage)
    /// What filters have made of pictures.
    case graphic(Graphic)
  }

  /// Fields of two colours, row by row.
  struct Fields {
    var width: Int
    var height: Int
    var isDark: [Bool]
    var dark = CIColor.black
    var light = CIColor.white
  }

  let source: Source
  /// How large it is, and where; infinite for what has no end.
  public let extent: CGRect
  /// What of it is drawn: all, where it has an end.
  let drawnExtent: CGRect

  init(source: Source, extent: CGRect) {
    self.source = source
    self.extent = extent
    drawnExtent = extent
  }

  init(_ graphic: Graphic, drawn: CGRect, extent: CGRect) {
    source = .graphic(graphic)
    self.extent = extent
    drawnExtent = drawn
  }

  convenience init(_ fields: Fields, width: Int, height: Int) {
    self.init(source: .fields(fields), extent: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Makes one of a picture; nil for an empty one.
  public convenience init?(image: UIImage) {
    guard image.size != .zero else { return nil }
    let size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    self.init(source: .picture(image), extent: CGRect(origin: .zero, size: size))
  }

  /// Makes one of a picture; nil for an empty one.
  /// - Partly: `options` are not used.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }

  /// Makes one of encoded bytes; nil for what is no picture.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Makes one of a file; nil where there is none, or it is no picture.
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }

  /// Makes one of a picture of Core Graphics.
  public convenience init(cgImage: CGImage) {
    let extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    self.init(source: .picture(UIImage(cgImage: cgImage)), extent: extent)
  }

  /// Makes one of nothing but a colour, without an end.
  public convenience init(color: CIColor) {
    let area = CGRect(x: -4096, y: -4096, width: 8192, height: 8192)
    self.init(.filled(color.fill, in: area), drawn: area, extent: .infinite)
  }

  /// Nothing.
  public class func empty() -> CIImage { CIImage(Graphic { _ in "" }, drawn: .zero, extent: .zero) }

  /// The picture as vector graphics.
  var graphic: Graphic {
    switch source {
    case .graphic(let graphic): return graphic
    case .fields(let fields): return .picture(fields.png(extent, in: extent), in: extent)
    case .picture(let picture):
      guard let data = picture.pngData() else { return Graphic { _ in "" } }
      return .picture(data, in: extent)
    }
  }
}

/// What a picture is told when it is made.
/// - Partly: not used.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  public static let properties = CIImageOption(rawValue: "kCIImageProperties")
}
