import SwiftUI

extension WebPage {
  /// What a page may do.
  public struct NavigationPreferences: Sendable {
    /// For what a page is made.
    public enum ContentMode: Hashable, Sendable {
      case recommended, mobile, desktop
    }

    /// Whether pages are asked for safely.
    public enum UpgradeToHTTPSPolicy: Hashable, Sendable {
      case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }

    /// Whether pages of addresses run scripts. Those that a program writes run none.
    public var allowsContentJavaScript = true
    /// Whether pages are as for a telephone or as for a desk: browsers decide.
    /// - Partly: kept and not used: browsers decide.
    public var preferredContentMode = ContentMode.recommended
    /// Whether pages are asked for safely, where the program asks for them otherwise: browsers decide.
    /// - Partly: kept and not used: browsers decide.
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    /// Whether pages may do less, so that they are safer: readers tell their browsers.
    /// - Partly: kept and not used: readers tell their browsers.
    public var isLockdownModeEnabled = false

    /// Makes preferences.
    public init() {}
  }
}
