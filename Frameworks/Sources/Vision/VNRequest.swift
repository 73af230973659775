import CoreML
import Foundation
import UIKit

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Looks for something in a picture. Nothing is looked for here: it fails with `unsupportedRequest`.
open class VNRequest: NSObject, @unchecked Sendable {
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1

  public override convenience init() { self.init(completionHandler: nil) }
  public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }

  open func cancel() {}
}

// Each request says its own kind for what it finds, which an overriding property could not.
/// Something that finds.
public protocol _VNFinding {}

extension _VNFinding {
  /// What was found: nothing.
  public var results: [VNObservation]? { nil }
}

extension VNRequest: _VNFinding {}

/// Looks for something in a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// A model that looks at pictures.
/// - Partly: there is no model to make one of.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  public init(for model: MLModel) throws { throw VNError(.invalidModel) }
}

/// How a picture is brought to the size that a model takes.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop, scaleFit, scaleFill
}

/// Asks a model what a picture shows.
/// - Partly: fails with `unsupportedRequest`.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// What is known of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

/// Looks at a picture. Each request fails with `unsupportedRequest`, and is told so.
/// - Partly: pictures are looked at by a device's own hardware: nothing is found here.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}

  /// Fails.
  open func perform(_ requests: [VNRequest]) throws {
    let error = VNError(.unsupportedRequest)
    for request in requests { request.completionHandler?(request, error) }
    throw error
  }
}

/// Looks at one picture after the other. Each request fails with `unsupportedRequest`, and is told so.
/// - Partly: pictures are looked at by a device's own hardware: nothing is found here.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// Fails.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }
}
