import Foundation

/// Scheme, host and port of an address: what "the same server" means.
public struct Origin: Sendable, Hashable, CustomStringConvertible {
  /// The scheme in lower case.
  public let scheme: String
  /// The host in lower case; an IPv6 address without brackets.
  public let host: String
  /// The port, written or implied by the scheme.
  public let port: Int

  /// The origin of an http or https address; nil for any other.
  public init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty else { return nil }
    let implied = ["http": 80, "https": 443][scheme]
    guard let port = url.port ?? implied, implied != nil else { return nil }
    self.scheme = scheme
    self.host = String(host.stripped(of: "[]"))
    self.port = port
  }

  public var description: String {
    "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }
}
