import Foundation

/// Looks for faces and codes in pictures.
/// - Partly: finds nothing: pictures are decoded by browsers.
public final class CIDetector: NSObject {
  /// Makes one for a kind of thing.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

  /// What is found.
  public func features(in image: CIImage) -> [CIFeature] { [] }
  /// What is found.
  public func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// Something that is found in a picture.
public class CIFeature: NSObject {
  public var type: String { "" }
  public var bounds: CGRect { .zero }
}

/// A code that is found in a picture.
public final class CIQRCodeFeature: CIFeature {
  public var messageString: String? { nil }
  public var bottomLeft: CGPoint { .zero }
  public var bottomRight: CGPoint { .zero }
  public var topLeft: CGPoint { .zero }
  public var topRight: CGPoint { .zero }
}

/// A face that is found in a picture.
public final class CIFaceFeature: CIFeature {
  public var hasSmile: Bool { false }
  public var leftEyePosition: CGPoint { .zero }
  public var rightEyePosition: CGPoint { .zero }
  public var mouthPosition: CGPoint { .zero }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorSmile = "CIDetectorSmile"
