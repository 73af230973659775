import Foundation
import HTTPTransport

/// A complete answer of any status, and where it came from.
public struct FetchResponse: Sendable, Hashable {
  /// Where an answer came from.
  public enum Origin: Sendable, Hashable {
    /// From the service, just now.
    case network
    /// From the cache, and fresh.
    case cache
    /// From the cache, and confirmed by the service just now.
    case revalidated
    /// From the cache, and past its time: the service could not be asked, or is being asked meanwhile.
    case stale
  }

  /// Where the answer came from on the net, after redirects.
  public var url: URL
  /// The status code.
  public var status: Int
  /// The fields of the answer.
  public var headers: HeaderFields
  /// The body, decompressed.
  public var body: Data
  /// Where it came from.
  public var origin: Origin
  /// When the service gave it, as far as the answer tells.
  public var date: Date

  /// Creates an answer.
  public init(
    url: URL, status: Int, headers: HeaderFields = [:], body: Data = Data(), origin: Origin = .network, date: Date
  ) {
    self.url = url
    self.status = status
    self.headers = headers
    self.body = body
    self.origin = origin
    self.date = date
  }

  /// Whether the status says that the request succeeded: 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }

  /// The error that this answer means; nil if it is a success.
  /// - Parameter now: The moment that a date in Retry-After is compared with.
  public func failure(now: Date = Date()) -> FetchError? {
    guard !isSuccess else { return nil }
    return .response(
      status: status,
      message: ServiceMessage.text(in: body, contentType: headers["Content-Type"]),
      retryAfter: RetryAfter.seconds(headers["Retry-After"], now: now))
  }
}
