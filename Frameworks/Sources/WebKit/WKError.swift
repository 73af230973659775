import Foundation

/// Why something could not be done with a page.
public struct WKError: Error, LocalizedError, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain
  }

  /// Why.
  public let code: Code
  /// The name under which such errors are known.
  public static var errorDomain: String { "WKErrorDomain" }

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }

  public var errorDescription: String? {
    code == .javaScriptExceptionOccurred ? "Browsers let no program run scripts in another site's page." : nil
  }
}
