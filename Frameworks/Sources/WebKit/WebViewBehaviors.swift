import FoundationNetworking
import SwiftUI

extension WebView {
  /// Whether swipes go back and forward.
  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
    public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
    public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
  }

  /// Whether two fingers make a page larger.
  public struct MagnificationGesturesBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = MagnificationGesturesBehavior(name: "automatic")
    public static let enabled = MagnificationGesturesBehavior(name: "enabled")
    public static let disabled = MagnificationGesturesBehavior(name: "disabled")
  }

  /// Whether links are shown before they are followed.
  public struct LinkPreviewBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = LinkPreviewBehavior(name: "automatic")
    public static let enabled = LinkPreviewBehavior(name: "enabled")
    public static let disabled = LinkPreviewBehavior(name: "disabled")
  }

  /// Whether parts of a page can fill the screen.
  public struct ElementFullscreenBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ElementFullscreenBehavior(name: "automatic")
    public static let enabled = ElementFullscreenBehavior(name: "enabled")
    public static let disabled = ElementFullscreenBehavior(name: "disabled")
  }

  /// What a reader has pressed in a page. Browsers do not tell: there is never one.
  /// - Partly: never made: browsers do not tell what readers press in the frame.
  public struct ActivatedElementInfo: Hashable, Sendable {
    /// Where it leads.
    public var linkURL: URL? { nil }

    init(_: Never) {}
  }
}
