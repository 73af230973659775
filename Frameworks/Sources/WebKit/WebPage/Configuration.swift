import FoundationNetworking
import SwiftUI

extension WebPage {
  /// How a page is shown.
  @MainActor
  public struct Configuration: Sendable {
    /// What pages may do, unless the program decides otherwise for one of them.
    public var defaultNavigationPreferences = NavigationPreferences()
    /// Who answers addresses that are not of the web, as `lakes://`.
    /// - Partly: for what the program loads; pages of the web do not reach them.
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    /// What pages keep: the browser keeps it.
    /// - Partly: kept and not used: browsers keep what pages store.
    public var websiteDataStore = WKWebsiteDataStore.default()
    /// What a program adds to pages.
    /// - Partly: scripts are not run and no messages come: browsers keep pages of other sites apart.
    public var userContentController = WKUserContentController()
    /// What the user agent says after its own name; browsers do not let it be set.
    @available(*, unavailable, message: "browsers say themselves who they are")
    public var applicationNameForUserAgent: String? {
      get { nil }
      set {}
    }
    /// Whether pages of the program's own sites alone are shown.
    /// - Partly: kept and not used: refuse others in `decidePolicy(for:preferences:)`.
    public var limitsNavigationsToAppBoundDomains = false
    /// Whether sites that are known to be safe are asked safely.
    /// - Partly: kept and not used: browsers decide.
    public var upgradeKnownHostsToHTTPS = true
    /// Whether a page is shown only when all of it is there.
    /// - Partly: kept and not used: browsers show what they have.
    public var suppressesIncrementalRendering = false
    /// Whether the system completes what readers write.
    /// - Partly: kept and not used: browsers and keyboards decide that.
    public var allowsInlinePredictions = false
    /// Whether pictures can be written among letters.
    /// - Partly: kept and not used: browsers and keyboards decide that.
    public var supportsAdaptiveImageGlyph = false
    /// Whether a page has its pictures, styles and scripts.
    /// - Partly: kept and not used: browsers fetch all of a page.
    public var loadsSubresources = true
    /// Whether a view says so when a reader's time is over.
    /// - Partly: kept and not used: the reader's system does.
    public var showsSystemScreenTimeBlockingView = true
    /// Whether a page decides how far it can be zoomed.
    /// - Partly: kept and not used: browsers decide.
    public var ignoresViewportScaleLimits = false
    /// Whether sounds and films can be played elsewhere.
    /// - Partly: kept and not used: browsers decide.
    public var allowsAirPlayForMediaPlayback = true
    /// Where films play.
    /// - Partly: kept and not used: browsers play them in their place.
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic

    /// Makes a configuration.
    public init() {}
  }
}

extension WebPage.Configuration {
  /// Where films of a page play.
  public enum MediaPlaybackBehavior: Hashable, Sendable {
    case automatic, allowsInlinePlayback, alwaysFullscreen
  }
}
