import Foundation

/// Something that was seen.
/// - Partly: nothing is seen here.
open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var confidence: Float { 0 }
}

/// Something with a place, in shares of the picture from the lower left.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  open var boundingBox: CGRect { .zero }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
  open var pitch: NSNumber? { nil }
}

open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {}
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {}
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {}
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {}
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {}
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {}

/// What a picture shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}

open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  open var featureName: String { "" }
}

/// A text that was read.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: Float { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// What kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}
