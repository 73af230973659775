import Foundation
import ViewGraph

/// How a picture's dots say how opaque they are. Pictures are not dots here.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How a picture's dots lie in memory. Pictures are not dots here.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How finely pictures are drawn in another size: browsers decide.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, medium, high
}

extension CGContext {
  /// Makes a context of so many dots, whose origin is the lower left corner. Nil where memory of the program's is to be drawn in, since
  /// pictures are not dots here.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height))
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// How finely pictures are drawn in another size.
  /// - Partly: not kept: browsers decide.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
}

extension CGImage {
  /// Bits of each dot.
  public var bitsPerPixel: Int { 32 }
  /// Bits of each part of a dot.
  public var bitsPerComponent: Int { 8 }
  /// Bytes of each row of dots.
  public var bytesPerRow: Int { width * 4 }
  /// How dots say how opaque they are.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How dots lie in memory.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The space of the colours.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
