import Foundation
import FoundationNetworking

/// What a `WKNavigationDelegate` decides. Programs write the closures that they answer by in two ways, the newer one with its isolation; a
/// protocol with `@preconcurrency` could not have both.
@MainActor
public protocol _WKNavigationDeciding: NSObjectProtocol {
  /// Decides whether a page is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Decides whether a page is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Decides whether a page is shown, and what it may do.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Decides whether a page is shown, and what it may do.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Decides whether an answer is shown; browsers do not tell of answers: never asked.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// Decides whether an answer is shown; browsers do not tell of answers: never asked.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
}

// From the form with most to that with least: those that a delegate does not have ask the next one.
extension _WKNavigationDeciding {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    let decide: (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = { policy, preferences in
      MainActor.assumeIsolated { decisionHandler(policy, preferences) }
    }
    self.webView(
      webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: decide)
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    // At once, where the delegate does not wait for anything.
    Task.immediate {
      guard let delegate = self as? any WKNavigationDelegate else { return }
      let (policy, preferences) = await delegate.webView(
        webView, decidePolicyFor: navigationAction, preferences: preferences)
      decisionHandler(policy, preferences)
    }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let decide: (WKNavigationActionPolicy) -> Void = { policy in MainActor.assumeIsolated { decisionHandler(policy) } }
    self.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decide)
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    Task.immediate {
      guard let delegate = self as? any WKNavigationDelegate else { return }
      decisionHandler(await delegate.webView(webView, decidePolicyFor: navigationAction))
    }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
}
