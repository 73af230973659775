import Foundation

/// A filter that puts two colours in the place of dark and light.
public protocol CIFalseColor: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// That of what is dark.
  var color0: CIColor { get set }
  /// That of what is light.
  var color1: CIColor { get set }
}

/// A filter that turns colours into their opposites.
public protocol CIColorInvert: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
}

/// A filter that makes colours those of old photographs.
public protocol CISepiaTone: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How far, 0 to 1.
  var intensity: Float { get set }
}

/// A filter that changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// 1 as it is, 0 grey.
  var saturation: Float { get set }
  /// 0 as it is, -1 to 1.
  var brightness: Float { get set }
  /// 1 as it is.
  var contrast: Float { get set }
}

/// A filter that leaves one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// How far, 0 to 1.
  var intensity: Float { get set }
}

/// A filter that leaves few colours.
public protocol CIColorPosterize: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How many steps of each part.
  var levels: Float { get set }
}

/// A filter that makes light stronger or weaker.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// In steps of the aperture: 1 doubles the light.
  var ev: Float { get set }
}

/// A filter that changes middle tones.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}

extension CIFilter {
  /// A filter that puts two colours in the place of dark and light.
  public class func falseColor() -> CIFilter & CIFalseColor { PictureFilter.named("CIFalseColor") }

  /// A filter that turns colours into their opposites.
  public class func colorInvert() -> CIFilter & CIColorInvert { PictureFilter.named("CIColorInvert") }

  /// A filter that makes colours those of old photographs.
  public class func sepiaTone() -> CIFilter & CISepiaTone { PictureFilter.named("CISepiaTone") }

  /// A filter that changes saturation, brightness and contrast.
  public class func colorControls() -> CIFilter & CIColorControls { PictureFilter.named("CIColorControls") }

  /// A filter that leaves one colour.
  public class func colorMonochrome() -> CIFilter & CIColorMonochrome { PictureFilter.named("CIColorMonochrome") }

  /// A filter that leaves few colours.
  public class func colorPosterize() -> CIFilter & CIColorPosterize { PictureFilter.named("CIColorPosterize") }

  /// A filter that makes light stronger or weaker.
  public class func exposureAdjust() -> CIFilter & CIExposureAdjust { PictureFilter.named("CIExposureAdjust") }

  /// A filter that changes middle tones.
  public class func gammaAdjust() -> CIFilter & CIGammaAdjust { PictureFilter.named("CIGammaAdjust") }
}
