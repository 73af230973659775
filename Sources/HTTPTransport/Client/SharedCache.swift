import Foundation
import Synchronization

/// What a cache between machines may answer.
public enum SharedCacheUse: Sendable, Hashable {
  /// What it has, as HTTP says.
  case standard
  /// What the service says now, which it then keeps.
  case reload
  /// Nothing: it is not asked.
  case none
}

/// An HTTP cache that several machines have in front of their services, such as nginx with `deploy/cache.conf`.
///
/// It is asked for `http://cache/https/api.example.com/list?page=2` in the place of `https://api.example.com/list?page=2`, with the
/// same fields. Where it cannot be reached, or says 421 because it does not know the service, the service is asked itself.
public final class SharedCache: Sendable {
  private let address: String
  private let pausedUntil = Mutex<ContinuousClock.Instant?>(nil)
  private let pause: Duration

  /// Names a cache; nil where the address is none of a server.
  ///
  /// - Parameters:
  ///   - address: Where the cache is, such as `http://10.0.0.5:8090`.
  ///   - pause: How long it is not asked after it could not be reached; 5 seconds by default.
  public init?(_ address: URL, pause: Duration = .seconds(5)) {
    guard Origin(address) != nil else { return nil }
    let text = address.absoluteString
    self.address = text.hasSuffix("/") ? String(text.dropLast()) : text
    self.pause = pause
  }

  /// What the cache is asked for in the place of a request; nil where its answer is for nobody else.
  func address(of request: HTTPRequest) -> String? {
    guard request.method == "GET", request.body == nil, request.addresses == .any, request.headers["Range"] == nil,
      request.sharedCacheUse != .none,
      let scheme = request.url.scheme?.lowercased(), let host = request.url.host, request.url.user == nil
    else { return nil }
    if let until = pausedUntil.withLock({ $0 }), ContinuousClock.now < until { return nil }
    let text = request.url.absoluteString
    let port = request.url.port.map { ":\($0)" } ?? ""
    // What follows the host stays as it is written.
    guard let start = text.range(of: "://") else { return nil }
    let rest = text[start.upperBound...].drop { !["/", "?", "#"].contains($0) }.prefix { $0 != "#" }
    return "\(address)/\(scheme)/\(host.lowercased())\(port)\(rest.hasPrefix("/") ? "" : "/")\(rest)"
  }

  /// It could not be reached.
  func failed() { pausedUntil.withLock { $0 = ContinuousClock.now + pause } }

  /// What a cache says that does not know the service.
  static let unknown = 421
}
