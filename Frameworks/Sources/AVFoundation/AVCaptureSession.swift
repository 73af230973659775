import Foundation
import UIKit

// Programs that record are built and find no device: as on one whose reader has said no.

/// Takes pictures and sounds from devices to a program. There are no devices: nothing comes.
/// - Partly: no device is given to pages: use PhotosPicker, which offers the camera where there is one.
open class AVCaptureSession: NSObject, _KeyValueObserved, @unchecked Sendable {
  /// How good what is recorded is.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "photo")
    public static let high = Preset(rawValue: "high")
    public static let medium = Preset(rawValue: "medium")
    public static let low = Preset(rawValue: "low")
    public static let hd1280x720 = Preset(rawValue: "1280x720")
    public static let hd1920x1080 = Preset(rawValue: "1920x1080")
    public static let inputPriority = Preset(rawValue: "inputPriority")
  }

  public let _observers = _KeyValueObservers()
  open var sessionPreset: Preset = .high
  /// Whether something is recorded: never.
  open var isRunning: Bool { false }
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var connections: [AVCaptureConnection] { [] }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}

/// Where a session takes from.
open class AVCaptureInput: NSObject {}

/// A device that a session takes from.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Takes from a device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Goes from an input to an output.
open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation: AVCaptureVideoOrientation = .portrait
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoMirrored = false
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// Which way up pictures are.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// How pictures lie in the place that there is for them.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// Shows what a camera sees: nothing, since there is none.
/// - Partly: empty: no camera is given to pages.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  open var connection: AVCaptureConnection? { nil }

  /// Shows what a session sees.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public nonisolated required init() {}

  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { pointInLayer }
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
}
