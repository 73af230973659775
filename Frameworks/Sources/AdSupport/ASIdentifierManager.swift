import Foundation

/// By what advertisers know a device. Nobody is followed here: it is all zeros, as where a person has said no.
public final class ASIdentifierManager: NSObject, Sendable {
  /// The manager.
  public static func shared() -> ASIdentifierManager { manager }
  private static let manager = ASIdentifierManager()

  /// All zeros.
  public var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether a person may be followed: no.
  public var isAdvertisingTrackingEnabled: Bool { false }
}
