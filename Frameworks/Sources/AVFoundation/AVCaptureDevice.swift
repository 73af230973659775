import Foundation

/// What kind of thing is recorded.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
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
}
