import Foundation
import FoundationNetworking
import UIKitCore

/// One page on its way.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}

/// The wish for a page.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// Why a page is wished for.
  public enum Kind: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
  }

  /// The page.
  public let request: URLRequest
  /// Why: the program wishes for it. What readers press in the frame is not told.
  public var navigationType: WKNavigationType { .other }

  init(request: URLRequest) {
    self.request = request
  }
}

public typealias WKNavigationType = WKNavigationAction.Kind

/// Whether a page is shown.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// Is asked before a page is shown that the program wishes for, and told when the browser was asked for it.
/// - Partly: `didFinish` is called when the browser was asked; failures are not told.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether a page is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Called before the browser is asked.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the browser was asked.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when the browser was asked; when the page is there, the browser does not tell.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called where a page cannot be had; browsers do not tell: never.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called where a page cannot be had; browsers do not tell: never.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Is asked about windows of pages. They are the browser's: nothing is asked.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}
