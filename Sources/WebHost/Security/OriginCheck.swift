import Foundation

/// Decides whether a page from some origin may open a socket here.
package struct OriginCheck: Sendable {
  /// Further origins that may, such as `https://news.example.com`.
  package let allowedOrigins: Set<String>
  /// Where readers reach the host, nil where that is not known.
  package let publicOrigin: String?

  /// Makes the check.
  package init(allowedOrigins: Set<String> = [], publicOrigin: String? = nil) {
    self.allowedOrigins = Set(allowedOrigins.map { $0.lowercased() })
    self.publicOrigin = publicOrigin?.lowercased()
  }

  /// Makes the check that a configuration asks for.
  init(_ configuration: WebHostConfiguration) {
    self.init(allowedOrigins: configuration.allowedOrigins, publicOrigin: configuration.publicOrigin)
  }

  /// True where `origin` is this host itself, as the browser names it in `host`, or one of the allowed ones.
  ///
  /// Where it is known how readers reach the host, no other name is the host's: a name server that says that the host
  /// is somebody else's name opens nothing (DNS rebinding). Addresses and `localhost` are nobody's to give away.
  /// Without an Origin header the request does not come from a browser's page, and is refused.
  package func allows(origin: String?, host: String?) -> Bool {
    guard let origin = origin?.lowercased(), let host = host?.lowercased() else { return false }
    if allowedOrigins.contains(origin) || origin == publicOrigin { return true }
    guard publicOrigin == nil || HostName.isLiteral(host) else { return false }
    for (scheme, port) in [("http://", ":80"), ("https://", ":443")] where origin.hasPrefix(scheme) {
      return Self.dropping(port, from: String(origin.dropFirst(scheme.count))) == Self.dropping(port, from: host)
    }
    return false
  }

  private static func dropping(_ port: String, from authority: String) -> String {
    authority.hasSuffix(port) ? String(authority.dropLast(port.count)) : authority
  }
}
