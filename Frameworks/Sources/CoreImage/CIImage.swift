import Foundation
import SwiftUI
import UIKit

/// A colour by its parts, as Core Image has it.
public final class CIColor: NSObject, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  /// Makes a colour of its parts, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a colour of one of UIKit's, as it is on a light screen.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)

  var bytes: [UInt8] { [red, green, blue, alpha].map { UInt8(min(max($0, 0), 1) * 255 + 0.5) } }
}

/// A picture that filters make or change: of fields of two colours, as codes are, or one that browsers decode, which filters leave
/// as it is.
public final class CIImage: NSObject {
  enum Source {
    case fields(Fields)
    case picture(UIImage)
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
  /// How large it is, and where.
  public let extent: CGRect

  init(source: Source, extent: CGRect) {
    self.source = source
    self.extent = extent
  }

  /// Makes one of a picture; nil for an empty one.
  public convenience init?(image: UIImage) {
    guard image.size != .zero else { return nil }
    let size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    self.init(source: .picture(image), extent: CGRect(origin: .zero, size: size))
  }

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

  /// The picture, larger or smaller, and elsewhere.
  /// - Partly: it is not turned.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(source: source, extent: extent.applying(matrix))
  }

  /// The picture as a filter of a name changes it; as it is where there is no such filter.
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: name, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
}

/// Draws what filters make.
public final class CIContext: NSObject {
  /// Makes a context.
  /// - Partly: `options` are not used.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Draws a picture.
  /// - Partly: of a picture that browsers decode, `rect` is not used: it stays whole.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    switch image.source {
    case .picture(let picture): picture.cgImage
    case .fields(let fields): UIImage(data: fields.png(image.extent, in: rect))?.cgImage
    }
  }
}

/// How a context draws.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}

extension UIImage {
  /// Makes a picture of what a filter makes.
  public convenience init(ciImage: CIImage) {
    guard let drawn = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: drawn)
  }

  /// Makes a picture of what a filter makes, with so many pixels to a point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let drawn = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: drawn, scale: scale, orientation: orientation)
  }
}
