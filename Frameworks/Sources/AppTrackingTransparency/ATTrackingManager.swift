import Foundation

/// Asks people whether they may be followed. Nobody is here: the answer is no, and nobody is asked.
public final class ATTrackingManager: NSObject {
  /// What a person has said.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  /// What the reader has said: no.
  public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }

  /// Asks the reader, who is not bothered: no.
  public static func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void)
  {
    completion(.denied)
  }

  /// Asks the reader, who is not bothered: no.
  public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
