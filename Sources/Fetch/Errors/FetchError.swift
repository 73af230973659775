import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why something could not be fetched.
///
/// `localizedDescription` is one sentence for a reader; `debugDescription` tells a developer everything.
public enum FetchError: Error, Sendable, Equatable {
  /// The text is no address that can be fetched.
  case url(String)
  /// The service answered with a status other than 200 to 299, perhaps with its own message and a time to wait.
  case response(status: Int, message: String?, retryAfter: TimeInterval?)
  /// The answer is not what was expected.
  case decoding(DecodingFailure)
  /// The request was cancelled.
  case cancelled
  /// The service did not answer in time.
  case timedOut
  /// The answer is greater than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The allowance for this service is used up; seconds until there is some again.
  case quota(retryAfter: TimeInterval?)
  /// The service could not be reached.
  case network(URLError)
}

extension FetchError {
  /// True where the service has nothing at the address, or takes it for none of its own (RFC 9110, 15.5.1, 15.5.5 and
  /// 15.5.11).
  public var isMissing: Bool {
    if case .response(let status, _, _) = self { [400, 404, 410].contains(status) } else { false }
  }

  /// The error for a failure of the transport.
  init(_ error: URLError, sizeLimit: Int) {
    switch error.code {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .dataLengthExceedsMaximum: self = .tooLarge(limit: sizeLimit)
    case .badURL, .unsupportedURL:
      self = .url((error.userInfo[NSURLErrorFailingURLErrorKey] as? URL)?.absoluteString ?? "")
    default: self = .network(error)
    }
  }

  /// Whether a stored answer may stand in for this failure (RFC 5861, 4).
  var allowsStale: Bool {
    switch self {
    case .timedOut, .network, .quota: true
    case .response(let status, _, _): [429, 500, 502, 503, 504].contains(status)
    case .url, .decoding, .cancelled, .tooLarge: false
    }
  }
}
