import Foundation

/// A filter that lays a picture over another.
public protocol CICompositeOperation: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// What is behind.
  var backgroundImage: CIImage? { get set }
}

/// A filter that shows a picture where a mask is light, and another elsewhere.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// What is seen elsewhere.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
}

extension CIFilter {
  /// A filter that shows a picture where a mask is light, and another elsewhere.
  public class func blendWithMask() -> CIFilter & CIBlendWithMask { PictureFilter.named("CIBlendWithMask") }

  /// A filter that lays a picture over another.
  public class func sourceOverCompositing() -> CIFilter & CICompositeOperation {
    PictureFilter.named("CISourceOverCompositing")
  }

  /// A filter that mixes a picture with what is behind.
  public class func multiplyBlendMode() -> CIFilter & CICompositeOperation {
    PictureFilter.named("CIMultiplyBlendMode")
  }

  /// A filter that mixes a picture with what is behind.
  public class func screenBlendMode() -> CIFilter & CICompositeOperation { PictureFilter.named("CIScreenBlendMode") }

  /// A filter that mixes a picture with what is behind.
  public class func overlayBlendMode() -> CIFilter & CICompositeOperation { PictureFilter.named("CIOverlayBlendMode") }

  /// A filter that mixes a picture with what is behind.
  public class func darkenBlendMode() -> CIFilter & CICompositeOperation { PictureFilter.named("CIDarkenBlendMode") }

  /// A filter that mixes a picture with what is behind.
  public class func lightenBlendMode() -> CIFilter & CICompositeOperation { PictureFilter.named("CILightenBlendMode") }

  /// A filter that mixes a picture with what is behind.
  public class func colorDodgeBlendMode() -> CIFilter & CICompositeOperation {
    PictureFilter.named("CIColorDodgeBlendMode")
  }

  /// A filter that mixes a picture with what is behind.
  public class func colorBurnBlendMode() -> CIFilter & CICompositeOperation {
    PictureFilter.named("CIColorBurnBlendMode")
  }

  /// A filter that mixes a picture with what is behind.
  public class func hardLightBlendMode() -> CIFilter & CICompositeOperation {
    PictureFilter.named("CIHardLightBlendMode")
  }

  /// A filter that mixes a picture with what is behind.
  public class func softLightBlendMode() -> CIFilter & CICompositeOperation {
    PictureFilter.named("CISoftLightBlendMode")
  }

  /// A filter that mixes a picture with what is behind.
  public class func differenceBlendMode() -> CIFilter & CICompositeOperation {
    PictureFilter.named("CIDifferenceBlendMode")
  }

  /// A filter that mixes a picture with what is behind.
  public class func exclusionBlendMode() -> CIFilter & CICompositeOperation {
    PictureFilter.named("CIExclusionBlendMode")
  }

  /// A filter that mixes a picture with what is behind.
  public class func hueBlendMode() -> CIFilter & CICompositeOperation { PictureFilter.named("CIHueBlendMode") }

  /// A filter that mixes a picture with what is behind.
  public class func saturationBlendMode() -> CIFilter & CICompositeOperation {
    PictureFilter.named("CISaturationBlendMode")
  }

  /// A filter that mixes a picture with what is behind.
  public class func colorBlendMode() -> CIFilter & CICompositeOperation { PictureFilter.named("CIColorBlendMode") }

  /// A filter that mixes a picture with what is behind.
  public class func luminosityBlendMode() -> CIFilter & CICompositeOperation {
    PictureFilter.named("CILuminosityBlendMode")
  }
}
