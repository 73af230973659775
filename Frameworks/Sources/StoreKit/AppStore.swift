import Foundation
import UIKitCore

/// The store itself. A page has none: it answers as on a device that may not buy and does not reach it.
/// - Partly: nobody can pay, and each call fails with `StoreKitError.networkError`.
public enum AppStore {
  /// Whether the reader may buy: no.
  public static var canMakePayments: Bool { false }
  /// What says which device it is: nothing.
  public static var deviceVerificationID: UUID? { nil }

  /// Asks for what the reader has bought: fails.
  public static func sync() async throws { throw StoreKitError.noStore }

  /// Shows what the reader has subscribed to: fails.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.noStore
  }
  /// Shows what of a group the reader has subscribed to: fails.
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws { throw StoreKitError.noStore }

  /// Asks the reader for a code: fails.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.noStore
  }

  /// Asks the reader of a scene to rate the program, who is never bothered.
  /// - Partly: shows nothing: pages are not rated in a store.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

extension AppStore {
  /// Which of Apple's servers has signed something.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// On what a program was bought first.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let iOS = Platform(rawValue: "iOS")
    public static let macOS = Platform(rawValue: "macOS")
    public static let tvOS = Platform(rawValue: "tvOS")
    public static let visionOS = Platform(rawValue: "visionOS")
  }
}
