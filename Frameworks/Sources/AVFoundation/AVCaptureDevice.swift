import Foundation

/// What kind of thing is recorded.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// Whether a reader lets a program record.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. Pages are not given them: as on a device whose reader has said no.
open class AVCaptureDevice: NSObject {
  /// Whether the reader lets the program record: never.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Asks the reader: never.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(false)
  }
  /// Asks the reader: never.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// The usual device: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// A device of a kind: none.
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  { nil }
  /// All devices: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  // Nobody has a device: what follows is never asked.
  override init() {}
  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode: TorchMode = .off
  open var focusMode: FocusMode = .locked
  open var exposureMode: ExposureMode = .locked
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var videoZoomFactor: CGFloat = 1
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open func setTorchModeOn(level torchLevel: Float) throws {}
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
}

extension AVCaptureDevice {
  /// Where a camera is.
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  /// Whether a light is on.
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  /// Whether a flash is used.
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }

  /// How a camera finds its focus.
  public enum FocusMode: Int, Sendable {
    case locked, autoFocus, continuousAutoFocus
  }

  /// How a camera finds how much light it takes.
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }

  /// What kind of device it is.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(rawValue: "builtInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "builtInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "builtInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "builtInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "builtInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "builtInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "builtInTrueDepthCamera")
    public static let microphone = DeviceType(rawValue: "microphone")
  }

  /// Looks for devices: there are none.
  public final class DiscoverySession: NSObject {
    /// What was found: nothing.
    public var devices: [AVCaptureDevice] { [] }

    /// Looks for devices of some kinds.
    /// - Partly: `deviceTypes`, `mediaType`, `position` are not used.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
}
