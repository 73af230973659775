import Foundation
import FoundationNetworking

/// Is asked before a page is shown that the program wishes for, and told when the browser was asked for it.
/// - Partly: `didFinish` is called when the browser was asked; failures, answers and downloads are not told.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: _WKNavigationDeciding {
  /// Decides whether a page is shown.
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  /// Decides whether a page is shown, and what it may do.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
  /// Decides whether an answer is shown; browsers do not tell of answers: never asked.
  func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
    -> WKNavigationResponsePolicy
  /// Called before the browser is asked.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called where an answer leads elsewhere; browsers do not tell: never.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when the browser was asked.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when the browser was asked; when the page is there, the browser does not tell.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called where a page cannot be had; browsers do not tell: never.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called where a page cannot be had; browsers do not tell: never.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called where the process of a page has ended; browsers do not tell: never.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  { .allow }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    let policy = await withCheckedContinuation { continuation in
      let decide: @MainActor @Sendable (WKNavigationActionPolicy) -> Void = { continuation.resume(returning: $0) }
      self.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decide)
    }
    return (policy, preferences)
  }
  public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
    -> WKNavigationResponsePolicy
  { .allow }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
