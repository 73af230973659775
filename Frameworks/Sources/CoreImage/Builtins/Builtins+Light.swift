import Foundation

/// A filter that turns the circle of colours.
public protocol CIHueAdjust: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// In radians.
  var angle: Float { get set }
}

/// A filter that makes colours livelier.
/// - Partly: all alike.
public protocol CIVibrance: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// 0 as it is.
  var amount: Float { get set }
}

/// A filter that multiplies colours by a matrix.
public protocol CIColorMatrix: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// What becomes red.
  var rVector: CIVector { get set }
  /// What becomes green.
  var gVector: CIVector { get set }
  /// What becomes blue.
  var bVector: CIVector { get set }
  /// What becomes the opacity.
  var aVector: CIVector { get set }
  /// What is added.
  var biasVector: CIVector { get set }
}

/// A filter that says what is white.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// What white becomes.
  var color: CIColor { get set }
}

/// A filter that makes light warmer or colder.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// The temperature in kelvins, and the tint, of what is grey.
  var neutral: CIVector { get set }
  /// The same, as it should be.
  var targetNeutral: CIVector { get set }
}

/// A filter that changes what is light and what is dark.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// 1 as it is, 0 darkest.
  var highlightAmount: Float { get set }
  /// 0 as it is, 1 lightest.
  var shadowAmount: Float { get set }
  /// - Partly: not used.
  var radius: Float { get set }
}

/// A filter that lets through what is dark.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
}

/// A filter with the look of a film.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
}

extension CIFilter {
  /// A filter that turns the circle of colours.
  public class func hueAdjust() -> CIFilter & CIHueAdjust { PictureFilter.named("CIHueAdjust") }

  /// A filter that makes colours livelier.
  public class func vibrance() -> CIFilter & CIVibrance { PictureFilter.named("CIVibrance") }

  /// A filter that multiplies colours by a matrix.
  public class func colorMatrix() -> CIFilter & CIColorMatrix { PictureFilter.named("CIColorMatrix") }

  /// A filter that says what is white.
  public class func whitePointAdjust() -> CIFilter & CIWhitePointAdjust { PictureFilter.named("CIWhitePointAdjust") }

  /// A filter that makes light warmer or colder.
  public class func temperatureAndTint() -> CIFilter & CITemperatureAndTint {
    PictureFilter.named("CITemperatureAndTint")
  }

  /// A filter that changes what is light and what is dark.
  public class func highlightShadowAdjust() -> CIFilter & CIHighlightShadowAdjust {
    PictureFilter.named("CIHighlightShadowAdjust")
  }

  /// A filter that lets through what is dark.
  public class func maskToAlpha() -> CIFilter & CIMaskToAlpha { PictureFilter.named("CIMaskToAlpha") }

  /// A filter with the look of a film.
  public class func photoEffectMono() -> CIFilter & CIPhotoEffect { PictureFilter.named("CIPhotoEffectMono") }

  /// A filter with the look of a film.
  public class func photoEffectTonal() -> CIFilter & CIPhotoEffect { PictureFilter.named("CIPhotoEffectTonal") }

  /// A filter with the look of a film.
  public class func photoEffectNoir() -> CIFilter & CIPhotoEffect { PictureFilter.named("CIPhotoEffectNoir") }

  /// A filter with the look of a film.
  public class func photoEffectChrome() -> CIFilter & CIPhotoEffect { PictureFilter.named("CIPhotoEffectChrome") }

  /// A filter with the look of a film.
  public class func photoEffectFade() -> CIFilter & CIPhotoEffect { PictureFilter.named("CIPhotoEffectFade") }

  /// A filter with the look of a film.
  public class func photoEffectInstant() -> CIFilter & CIPhotoEffect { PictureFilter.named("CIPhotoEffectInstant") }

  /// A filter with the look of a film.
  public class func photoEffectProcess() -> CIFilter & CIPhotoEffect { PictureFilter.named("CIPhotoEffectProcess") }

  /// A filter with the look of a film.
  public class func photoEffectTransfer() -> CIFilter & CIPhotoEffect { PictureFilter.named("CIPhotoEffectTransfer") }
}
