import Foundation

/// A filter that makes a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the text.
  var message: Data { get set }
  /// How much may be lost: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// A filter that makes a code of bars.
/// - Partly: for printable ASCII.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The bytes of the text.
  var message: Data { get set }
  /// What is free on both sides, in dots.
  var quietSpace: Float { get set }
  /// How high the bars are, in dots.
  var barcodeHeight: Float { get set }
}

/// A filter that goes from one colour to another along a line.
public protocol CILinearGradient: CIFilterProtocol {
  /// Where the line begins.
  var point0: CGPoint { get set }
  /// Where it ends.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The last.
  var color1: CIColor { get set }
}

/// A filter that goes from one colour to another around a point.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The point.
  var center: CGPoint { get set }
  /// Where it begins, in dots.
  var radius0: Float { get set }
  /// Where it ends.
  var radius1: Float { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The last.
  var color1: CIColor { get set }
}

/// A filter that makes squares of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// A corner.
  var center: CGPoint { get set }
  /// One.
  var color0: CIColor { get set }
  /// The other.
  var color1: CIColor { get set }
  /// Their side, in dots.
  var width: Float { get set }
}

/// A filter that makes stripes of two colours.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// Where one begins.
  var center: CGPoint { get set }
  /// One.
  var color0: CIColor { get set }
  /// The other.
  var color1: CIColor { get set }
  /// How wide they are, in dots.
  var width: Float { get set }
}

/// A filter that makes nothing but a colour.
public protocol CIConstantColorGenerator: CIFilterProtocol {
  /// The colour.
  var color: CIColor { get set }
}

extension CIFilter {
  /// A filter that makes a QR code.
  public class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator { PictureFilter.named("CIQRCodeGenerator") }

  /// A filter that makes a code of bars.
  public class func code128BarcodeGenerator() -> CIFilter & CICode128BarcodeGenerator {
    PictureFilter.named("CICode128BarcodeGenerator")
  }

  /// A filter that goes from one colour to another along a line.
  public class func linearGradient() -> CIFilter & CILinearGradient { PictureFilter.named("CILinearGradient") }

  /// A filter that goes from one colour to another around a point.
  public class func radialGradient() -> CIFilter & CIRadialGradient { PictureFilter.named("CIRadialGradient") }

  /// A filter that makes squares of two colours.
  public class func checkerboardGenerator() -> CIFilter & CICheckerboardGenerator {
    PictureFilter.named("CICheckerboardGenerator")
  }

  /// A filter that makes stripes of two colours.
  public class func stripesGenerator() -> CIFilter & CIStripesGenerator { PictureFilter.named("CIStripesGenerator") }

  /// A filter that makes nothing but a colour.
  public class func constantColorGenerator() -> CIFilter & CIConstantColorGenerator {
    PictureFilter.named("CIConstantColorGenerator")
  }
}
