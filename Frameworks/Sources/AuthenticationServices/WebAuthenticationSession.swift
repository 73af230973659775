import SwiftUI

/// Lets a person sign in on a page of another site, from a view. Browsers hand no addresses of other schemes to a page.
/// - Partly: every session fails with `ASWebAuthenticationSessionError.presentationContextInvalid`.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
  /// What the page knows of other visits.
  public enum BrowserSession: Hashable, Sendable {
    /// Nothing.
    case ephemeral
  }

  nonisolated init() {}

  /// Opens the page, which fails.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextInvalid) }
  /// Opens the page, which fails.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextInvalid) }
}

extension EnvironmentValues {
  /// Lets a person sign in on a page of another site.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

extension ASWebAuthenticationSession {
  /// By which address a page answers.
  public struct Callback: Hashable, Sendable {
    private let scheme: String
    private var host: String?
    private var path: String?

    /// By one of a scheme of the program's.
    public static func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme) }
    /// By one of a site.
    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: "https", host: host, path: path)
    }

    /// Whether an address is one of these.
    public func matchesURL(_ url: URL) -> Bool {
      url.scheme?.lowercased() == scheme.lowercased() && (host.map { $0 == url.host } ?? true)
        && (path.map { $0 == url.path } ?? true)
    }
  }

  /// Makes a session.
  public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler)
  }
}
