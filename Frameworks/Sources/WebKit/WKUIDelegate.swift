import Foundation

/// Is asked about windows of pages and about what scripts say and ask. These are the browser's: nothing is asked.
/// - Partly: never asked: the browser shows its own windows and panels.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
  /// Makes a view for a page that is to be in a window of its own: never asked.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page has closed its window: never told.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
}

/// How a page wants its window: browsers decide.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
  public var width: NSNumber? { nil }
  public var height: NSNumber? { nil }
  public var x: NSNumber? { nil }
  public var y: NSNumber? { nil }
  public var allowsResizing: NSNumber? { nil }
}
