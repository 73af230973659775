import Foundation

/// A request that `HTTPLoading` can carry out, with every limit that holds for it.
public struct HTTPRequest: Sendable, Hashable {
  /// The address: http, https, file or data.
  public var url: URL
  /// The method; GET by default.
  public var method: String
  /// The fields to send. A User-Agent is added if there is none.
  public var headers: HeaderFields
  /// The body, nil for none.
  public var body: Data?
  /// Seconds from the start to the last byte, redirects included; nil for no such limit.
  public var timeout: TimeInterval?
  /// Seconds without any progress; nil for no such limit.
  public var idleTimeout: TimeInterval?
  /// The greatest body accepted, in bytes, after decompression.
  public var sizeLimit: Int
  /// How many redirects are followed; 0 returns the redirect itself.
  public var redirectLimit: Int
  /// Which addresses may be connected to.
  public var addresses: AddressPolicy
  /// What a cache between machines may answer, where the loader has one; anything by default.
  public var sharedCacheUse: SharedCacheUse = .standard

  /// Creates a request. Defaults: 30 seconds in all, 64 MB, 10 redirects, any address.
  public init(
    url: URL,
    method: String = "GET",
    headers: HeaderFields = [:],
    body: Data? = nil,
    timeout: TimeInterval? = 30,
    idleTimeout: TimeInterval? = nil,
    sizeLimit: Int = 64 << 20,
    redirectLimit: Int = 10,
    addresses: AddressPolicy = .any
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.idleTimeout = idleTimeout
    self.sizeLimit = sizeLimit
    self.redirectLimit = redirectLimit
    self.addresses = addresses
  }
}
