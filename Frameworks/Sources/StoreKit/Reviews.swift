import SwiftUI
import UIKitCore

/// Asks the reader to rate the program. Whether anything is shown is the system's to decide, as on Apple's platforms; on the web there is
/// no store, and nothing is.
/// - Partly: shows nothing: pages are not rated in a store.
public struct RequestReviewAction: Sendable {
  /// Asks the reader, who is never bothered.
  /// - Partly: shows nothing: pages are not rated in a store.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks the reader to rate the program.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks the reader to rate the program; the older form. There is no store on the web: nothing is shown, which the system may always decide.
/// - Partly: shows nothing: pages are not rated in a store.
@MainActor @preconcurrency
public final class SKStoreReviewController: NSObject {
  /// Asks the reader, who is never bothered.
  /// - Partly: shows nothing: pages are not rated in a store.
  public static func requestReview() {}
  /// Asks the reader of a scene, who is never bothered.
  /// - Partly: shows nothing: pages are not rated in a store.
  public static func requestReview(in windowScene: UIWindowScene) {}
}
