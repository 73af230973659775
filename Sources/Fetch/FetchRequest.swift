import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What to fetch, how fresh it must be, and how long it may take.
public struct FetchRequest: Sendable, Hashable {
  /// How the cache takes part.
  public enum CacheUse: Sendable, Hashable {
    /// As HTTP says, and as `freshness` says on top.
    case standard
    /// Ask the service; the answer is stored.
    case reload
    /// Whatever is stored, however old; ask only if there is nothing.
    case preferStored
    /// Neither read nor write.
    case none
  }

  /// The address.
  public var url: URL
  /// The method; GET by default. Only GET and HEAD are cached, coalesced and retried.
  public var method: String
  /// The fields to send.
  public var headers: HeaderFields
  /// The body, nil for none.
  public var body: Data?
  /// Seconds for the whole of each attempt; 30 by default.
  public var timeout: TimeInterval
  /// The greatest body accepted in bytes; 16 MB by default.
  public var sizeLimit: Int
  /// How many redirects are followed; 10 by default.
  public var redirectLimit: Int
  /// Which network addresses may be connected to; any by default.
  public var addresses: AddressPolicy
  /// How the cache takes part; as HTTP says by default.
  public var cacheUse: CacheUse
  /// What the client knows about the service's freshness and the service does not say; nothing by default.
  public var freshness: DeclaredFreshness?
  /// How failures are repeated; three attempts by default.
  public var retry: RetryPolicy
  /// An allowance that this request draws on; nil for none.
  public var quota: Quota?

  /// Creates a request with the defaults described at each property.
  public init(
    url: URL,
    method: String = "GET",
    headers: HeaderFields = [:],
    body: Data? = nil,
    timeout: TimeInterval = 30,
    sizeLimit: Int = 16 << 20,
    redirectLimit: Int = 10,
    addresses: AddressPolicy = .any,
    cacheUse: CacheUse = .standard,
    freshness: DeclaredFreshness? = nil,
    retry: RetryPolicy = .standard,
    quota: Quota? = nil
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.sizeLimit = sizeLimit
    self.redirectLimit = redirectLimit
    self.addresses = addresses
    self.cacheUse = cacheUse
    self.freshness = freshness
    self.retry = retry
    self.quota = quota
  }

  /// The same request as Foundation writes it; nil if it has no address.
  public init?(_ request: URLRequest) {
    guard let url = request.url else { return nil }
    self.init(
      url: url,
      method: request.httpMethod ?? "GET",
      headers: HeaderFields(request.allHTTPHeaderFields ?? [:]),
      body: request.httpBody,
      timeout: request.timeoutInterval == 60 ? 30 : request.timeoutInterval)
  }

  /// Whether repeating the request changes nothing at the service, so that it may be shared, stored and repeated.
  var isSafe: Bool { (method == "GET" || method == "HEAD") && body == nil }

  /// What goes to the server, with fields added for a conditional request.
  func outgoing(adding extra: HeaderFields = [:]) -> HTTPRequest {
    var headers = headers
    for field in extra.fields where headers[field.name] == nil { headers.add(field.name, field.value) }
    var request = HTTPRequest(
      url: url, method: method, headers: headers, body: body, timeout: timeout, sizeLimit: sizeLimit,
      redirectLimit: redirectLimit, addresses: addresses)
    request.sharedCacheUse = cacheUse == .none ? .none : cacheUse == .reload ? .reload : .standard
    return request
  }
}
