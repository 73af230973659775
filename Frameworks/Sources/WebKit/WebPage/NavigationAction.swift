import FoundationNetworking
import SwiftUI

extension WebPage {
  /// The wish for a page.
  @MainActor
  public struct NavigationAction: Sendable {
    /// The page.
    public let request: URLRequest
    /// Why: the program wishes for it, goes back or fetches it again. What readers press in the frame is not told.
    /// - Partly: `other`, `backForward` and `reload`: what readers press in the frame is not told.
    public let navigationType: WKNavigationType
    /// Where it was wished for.
    public let source: FrameInfo
    /// Where it is to be shown.
    public let target: FrameInfo?
    /// Whether it is to be kept rather than shown: no.
    public var shouldPerformDownload: Bool { false }

    init(request: URLRequest, navigationType: WKNavigationType) {
      self.request = request
      self.navigationType = navigationType
      source = FrameInfo(request)
      target = source
    }
  }

  /// What has come for a page: what a program answers by itself.
  @MainActor
  public struct NavigationResponse: Sendable {
    /// What has come.
    public let response: URLResponse
    /// Whether it is for the page itself.
    public var isForMainFrame: Bool { true }
    /// Whether it can be shown: texts can.
    public var canShowMimeType: Bool {
      guard let type = response.mimeType else { return true }
      return type.hasPrefix("text/") || type.hasSuffix("xhtml+xml")
    }
  }

  /// Where a page is shown.
  @MainActor
  public struct FrameInfo: Sendable {
    /// Whether it is the page itself, not a part of it.
    public var isMainFrame: Bool { true }
    /// What was asked for.
    public let request: URLRequest
    /// Whose page it is.
    public let securityOrigin: WKSecurityOrigin

    init(_ request: URLRequest) {
      self.request = request
      securityOrigin = WKSecurityOrigin(request.url)
    }
  }
}
