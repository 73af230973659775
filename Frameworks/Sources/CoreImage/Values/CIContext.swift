import Foundation
import UIKit

/// Draws what filters make.
public final class CIContext: NSObject {
  /// Makes a context.
  /// - Partly: `options` are not used.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Draws the part of a picture that is in a rectangle; nil for one without an end.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard !rect.isInfinite, rect.width >= 1, rect.height >= 1 else { return nil }
    switch image.source {
    case .picture(let picture) where rect == image.extent: return picture.cgImage
    case .fields(let fields): return UIImage(data: fields.png(image.extent, in: rect))?.cgImage
    default: return UIImage(_vectorGraphics: image.graphic.file(of: rect), size: rect.size).cgImage
    }
  }

  /// Draws the part of a picture that is in a rectangle; nil for one without an end.
  /// - Partly: `format` and `colorSpace` are not used.
  public func createCGImage(_ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?)
    -> CGImage?
  {
    createCGImage(image, from: rect)
  }

  /// The bytes of a picture as PNG.
  /// - Partly: vector graphics, where a filter has changed a picture that browsers decode.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }

  /// The bytes of a picture as JPEG.
  /// - Partly: vector graphics, where a filter has changed a picture that browsers decode.
  public func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:])
    -> Data?
  {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 1) }
  }

  /// Forgets what has been kept for later; nothing is.
  public func clearCaches() {}
}

/// How a context draws.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}

/// How the parts of colours are kept.
/// - Partly: not used: browsers decide.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let RGBA8 = CIFormat(rawValue: 1)
  public static let BGRA8 = CIFormat(rawValue: 2)
  public static let ARGB8 = CIFormat(rawValue: 3)
  public static let RGBAf = CIFormat(rawValue: 4)
  public static let RGBAh = CIFormat(rawValue: 5)
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
