import Foundation

/// A filter that makes soft.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How far, in dots.
  var radius: Float { get set }
}

/// A filter that makes soft.
public protocol CIBoxBlur: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How far, in dots.
  var radius: Float { get set }
}

/// A filter that makes soft.
public protocol CIDiscBlur: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How far, in dots.
  var radius: Float { get set }
}

/// A filter that makes soft along a line.
public protocol CIMotionBlur: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How far, in dots.
  var radius: Float { get set }
  /// The line's, in radians.
  var angle: Float { get set }
}

/// A filter that makes sharp.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How much.
  var sharpness: Float { get set }
  /// How far, in dots.
  var radius: Float { get set }
}

/// A filter that makes edges clear.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How far, in dots.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
}

/// A filter that takes noise away.
public protocol CINoiseReduction: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How much of it there is.
  var noiseLevel: Float { get set }
  /// - Partly: not used.
  var sharpness: Float { get set }
}

extension CIFilter {
  /// A filter that makes soft.
  public class func gaussianBlur() -> CIFilter & CIGaussianBlur { PictureFilter.named("CIGaussianBlur") }

  /// A filter that makes soft.
  public class func boxBlur() -> CIFilter & CIBoxBlur { PictureFilter.named("CIBoxBlur") }

  /// A filter that makes soft.
  public class func discBlur() -> CIFilter & CIDiscBlur { PictureFilter.named("CIDiscBlur") }

  /// A filter that makes soft along a line.
  public class func motionBlur() -> CIFilter & CIMotionBlur { PictureFilter.named("CIMotionBlur") }

  /// A filter that makes sharp.
  public class func sharpenLuminance() -> CIFilter & CISharpenLuminance { PictureFilter.named("CISharpenLuminance") }

  /// A filter that makes edges clear.
  public class func unsharpMask() -> CIFilter & CIUnsharpMask { PictureFilter.named("CIUnsharpMask") }

  /// A filter that takes noise away.
  public class func noiseReduction() -> CIFilter & CINoiseReduction { PictureFilter.named("CINoiseReduction") }
}
