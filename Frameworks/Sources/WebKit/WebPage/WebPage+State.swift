import FoundationNetworking
import SwiftUI

extension WebPage {
  /// The page that was asked for last.
  public var url: URL? { (arriving ?? backForwardList.currentItem)?.url }
  /// What the page is called: the `title` of what a program writes. That of pages of addresses, browsers do not tell.
  /// - Partly: empty for pages of addresses: browsers do not tell.
  public var title: String { backForwardList.currentItem?.title ?? "" }
  /// Whether a page is being fetched: from when it is asked for until the browser was.
  /// - Partly: until the browser was asked: when the page is there, it does not tell.
  public var isLoading: Bool { arriving != nil }
  /// How much of a page is there: all, once the browser was asked for it.
  /// - Partly: 1 once the browser was asked: how much is there, it does not tell.
  public var estimatedProgress: Double { isLoading ? 0.1 : shown == nil ? 0 : 1 }
  /// Whether all of a page came by a safe line.
  /// - Partly: whether the page's own address is safe.
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The colour that the page has chosen for what is around it.
  /// - Partly: nil: browsers do not tell.
  public var themeColor: Color? { nil }
  /// Whether the system writes in the page: no.
  public var isWritingToolsActive: Bool { false }
  /// Whether the time that a reader may spend on the page is over: browsers do not tell.
  /// - Partly: false: browsers do not tell.
  public var isBlockedByScreenTime: Bool { false }
  /// Whether something of the page fills the screen.
  /// - Partly: `notInFullscreen`: browsers do not tell.
  public var fullscreenState: FullscreenState { .notInFullscreen }

  /// Whether something of a page fills the screen.
  public enum FullscreenState: Hashable, Sendable {
    case enteringFullscreen, exitingFullscreen, inFullscreen, notInFullscreen
  }
}
