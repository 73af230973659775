import Foundation

/// Where a session's pictures and sounds go.
open class AVCaptureOutput: NSObject {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Finds codes in what a camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The kinds that are looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that can be found: none.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the picture that is looked at.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Says who is told; nothing is found.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {}
}

/// Is told of codes.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// How a photograph is taken.
open class AVCapturePhotoSettings: NSObject {
  open var flashMode: AVCaptureDevice.FlashMode = .off

  public override init() {}

  /// Of a format.
  /// - Partly: `format` is not used.
  public convenience init(format: [String: Any]?) { self.init() }
}

/// A photograph; there is none.
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
}

/// Takes photographs. Nothing comes, since there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false

  /// Takes one.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

/// Is told of photographs.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}
