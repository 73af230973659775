import Foundation

/// How texts are read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate, fast
}

/// Looks for faces.
/// - Partly: fails with `unsupportedRequest`.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { nil }
}

/// Looks for eyes, noses and mouths.
/// - Partly: fails with `unsupportedRequest`.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { nil }
}

/// Looks for codes.
/// - Partly: fails with `unsupportedRequest`.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
  open var results: [VNBarcodeObservation]? { nil }
}

/// Looks for texts.
/// - Partly: fails with `unsupportedRequest`.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var usesLanguageCorrection = true
  open var customWords: [String] = []
  open var minimumTextHeight: Float = 0
  open var automaticallyDetectsLanguage = false
  /// The languages that can be read: none.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
  open var results: [VNRecognizedTextObservation]? { nil }
}

/// Looks for places of texts.
/// - Partly: fails with `unsupportedRequest`.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNTextObservation]? { nil }
}

/// Looks for rectangles.
/// - Partly: fails with `unsupportedRequest`.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var minimumSize: Float = 0.2
  open var minimumConfidence: Float = 0
  open var maximumObservations = 1
  open var results: [VNRectangleObservation]? { nil }
}

/// Looks for what a picture shows.
/// - Partly: fails with `unsupportedRequest`.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNClassificationObservation]? { nil }
}

/// Looks for people.
/// - Partly: fails with `unsupportedRequest`.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNHumanObservation]? { nil }
}

/// Looks for how people stand.
/// - Partly: fails with `unsupportedRequest`.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNHumanBodyPoseObservation]? { nil }
}

/// Looks for hands.
/// - Partly: fails with `unsupportedRequest`.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var maximumHandCount = 2
  open var results: [VNHumanHandPoseObservation]? { nil }
}

/// Looks for where people are.
/// - Partly: fails with `unsupportedRequest`.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNPixelBufferObservation]? { nil }
}
