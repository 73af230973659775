import Foundation

/// A filter that turns what is around a point.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// The point.
  var center: CGPoint { get set }
  /// How far, in dots.
  var radius: Float { get set }
  /// In the middle, in radians.
  var angle: Float { get set }
}

/// A filter that enlarges what is around a point.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// The point.
  var center: CGPoint { get set }
  /// How far, in dots.
  var radius: Float { get set }
  /// How much.
  var scale: Float { get set }
}

/// A filter that makes small what is around a point.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// The point.
  var center: CGPoint { get set }
  /// How far, in dots.
  var radius: Float { get set }
  /// How much.
  var scale: Float { get set }
}

extension CIFilter {
  /// A filter that turns what is around a point.
  public class func twirlDistortion() -> CIFilter & CITwirlDistortion { PictureFilter.named("CITwirlDistortion") }

  /// A filter that enlarges what is around a point.
  public class func bumpDistortion() -> CIFilter & CIBumpDistortion { PictureFilter.named("CIBumpDistortion") }

  /// A filter that makes small what is around a point.
  public class func pinchDistortion() -> CIFilter & CIPinchDistortion { PictureFilter.named("CIPinchDistortion") }
}
