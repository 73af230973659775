import Foundation
import FoundationNetworking

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
  /// Why: the program wishes for it, or goes back. What readers press in the frame is not told.
  public let navigationType: WKNavigationType
  /// Where it was wished for.
  public let sourceFrame: WKFrameInfo
  /// Where it is to be shown.
  public let targetFrame: WKFrameInfo?
  /// Whether it is to be kept rather than shown: no.
  public var shouldPerformDownload: Bool { false }

  init(request: URLRequest, navigationType: WKNavigationType, of webView: WKWebView) {
    self.request = request
    self.navigationType = navigationType
    sourceFrame = WKFrameInfo(of: webView, request)
    targetFrame = sourceFrame
  }
}

public typealias WKNavigationType = WKNavigationAction.Kind

/// Whether a page is shown.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// What has come for a page. Browsers do not tell: there is never one.
/// - Partly: never made: browsers do not tell of answers.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  /// What has come.
  public let response: URLResponse
  /// Whether it is for the page itself.
  public var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  public var canShowMIMEType: Bool { true }

  init(response: URLResponse) {
    self.response = response
  }
}

/// Whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// Where a page is shown.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// Whether it is the page itself, not a part of it.
  public var isMainFrame: Bool { true }
  /// What was asked for.
  public let request: URLRequest
  /// Whose page it is.
  public let securityOrigin: WKSecurityOrigin
  /// The view.
  public private(set) weak var webView: WKWebView?

  init(of webView: WKWebView, _ request: URLRequest) {
    self.webView = webView
    self.request = request
    securityOrigin = WKSecurityOrigin(request.url)
  }
}

/// Whose page something is.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
  /// `https` and its like.
  public let `protocol`: String
  /// The host's name.
  public let host: String
  /// The port; 0 for the usual one.
  public let port: Int

  init(_ url: URL?) {
    (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
  }
}
