import Foundation
import UIKit

/// What all players have in common.
open class GKBasePlayer: NSObject, @unchecked Sendable {
  open var playerID: String? { nil }
  open var displayName: String? { "" }
}

/// One who plays.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  /// How large a picture is.
  public enum PhotoSize: Int, Sendable {
    case small, normal
  }

  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var alias: String { "" }
  open func scopedIDsArePersistent() -> Bool { false }

  /// Fails.
  open func loadPhoto(
    for size: PhotoSize, withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)?
  ) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  /// Fails.
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
}

/// The reader. A page has no Game Center: nobody is logged in.
/// - Partly: a page has no Game Center: each call fails with `notAuthenticated`.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let shared = GKLocalPlayer()
  /// The reader.
  open class var local: GKLocalPlayer { shared }
  /// Whether they are logged in: no.
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }
  open var isPersonalizedCommunicationRestricted: Bool { true }

  /// Is told that nobody can log in.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let handler = authenticateHandler else { return }
      nonisolated(unsafe) let told = handler
      DispatchQueue.main.async { told(nil, GKError(.notSupported)) }
    }
  }

  /// Fails.
  open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
  /// Fails.
  open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
    throw GKError(.notAuthenticated)
  }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
}

/// Is told what concerns the reader.
/// - Partly: never told.
public protocol GKLocalPlayerListener: NSObjectProtocol {}

extension NSNotification.Name {
  /// Somebody has logged in or out.
  /// - Partly: never posted.
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}
