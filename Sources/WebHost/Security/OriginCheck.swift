import Foundation

/// Decides whether a page from some origin may open a socket here.
package struct OriginCheck: Sendable {
  /// Further origins that may, such as `https://news.example.com`.
  package let allowedOrigins: Set<String>

  /// Makes the check; the host's own origin is always allowed.
  package init(allowedOrigins: Set<String> = []) {
    self.allowedOrigins = Set(allowedOrigins.map { $0.lowercased() })
  }

  /// True where `origin` is this host itself, as the browser names it in `host`, or one of the allowed ones.
  ///
  /// Without an Origin header the request does not come from a browser's page, and is refused.
  package func allows(origin: String?, host: String?) -> Bool {
    guard let origin = origin?.lowercased(), let host = host?.lowercased() else { return false }
    if allowedOrigins.contains(origin) { return true }
    for (scheme, port) in [("http://", ":80"), ("https://", ":443")] where origin.hasPrefix(scheme) {
      return Self.dropping(port, from: String(origin.dropFirst(scheme.count))) == Self.dropping(port, from: host)
    }
    return false
  }

  private static func dropping(_ port: String, from authority: String) -> String {
    authority.hasSuffix(port) ? String(authority.dropLast(port.count)) : authority
  }
}
