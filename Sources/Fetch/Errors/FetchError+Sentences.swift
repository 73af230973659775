import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension FetchError: LocalizedError, Identifiable {
  /// The sentence: two equal errors are one alert.
  public var id: String { errorDescription ?? debugDescription }

  /// One sentence for a reader.
  public var errorDescription: String? {
    switch self {
    case .url(let text):
      text.isEmpty ? "The address is missing." : "“\(text)” is not an address that can be opened."
    case .response(let status, let message, let retryAfter):
      Self.sentence(status: status, message: message, retryAfter: retryAfter)
    case .decoding(let failure): failure.sentence
    case .cancelled: "The request was cancelled."
    case .timedOut: "The service took too long to answer."
    case .tooLarge(let limit): "The answer is larger than \(Self.size(limit)), which is the most that is accepted."
    case .quota(let retryAfter):
      "The requests allowed for this service are used up" + Self.waiting(retryAfter) + "."
    case .network(let error): Self.sentence(for: error)
    }
  }

  private static func sentence(status: Int, message: String?, retryAfter: TimeInterval?) -> String {
    if let message, !message.isEmpty { return message }
    let what =
      switch status {
      case 401, 403: "The service refused access"
      case 404, 410: "The service has nothing at this address"
      case 408: "The service gave up waiting for the request"
      case 429: "The service was asked too often"
      case 500...599: "The service is not working at the moment"
      default: "The service answered with an error"
      }
    return "\(what) (status \(status))\(waiting(retryAfter))."
  }

  private static func sentence(for error: URLError) -> String {
    switch error.code {
    case .cannotFindHost, .dnsLookupFailed: "The service could not be found; is the network connected?"
    case .cannotConnectToHost: "The service could not be reached."
    case .networkConnectionLost: "The connection was lost before the answer was complete."
    case .notConnectedToInternet: "The network is not connected."
    case .httpTooManyRedirects: "The service sent the request in circles."
    case .badServerResponse: "The service gave an answer that cannot be read."
    case .secureConnectionFailed, .serverCertificateUntrusted: "A secure connection to the service was not possible."
    case .fileDoesNotExist: "The file does not exist."
    case .resourceUnavailable: "The address is not open to readers."
    default: "The network request failed."
    }
  }

  private static func waiting(_ seconds: TimeInterval?) -> String {
    guard let seconds, seconds >= 1, seconds < 1e8 else { return "" }
    let units = [(86_400.0, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
    guard let (size, name) = units.first(where: { seconds >= $0.0 }) else { return "" }
    let count = Int((seconds / size).rounded(.up))
    return "; try again in \(count) \(name)\(count == 1 ? "" : "s")"
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : bytes >= 1 << 10 ? "\(bytes >> 10) KB" : "\(bytes) bytes"
  }
}

extension FetchError: CustomDebugStringConvertible {
  /// Everything there is to know, for a log.
  public var debugDescription: String {
    switch self {
    case .url(let text): "FetchError.url(\(String(reflecting: text)))"
    case .response(let status, let message, let retryAfter):
      "FetchError.response(status: \(status), message: \(String(reflecting: message ?? "")), "
        + "retryAfter: \(retryAfter.map { String($0) } ?? "nil"))"
    case .decoding(let failure): "FetchError.decoding(\(failure.debugDescription))"
    case .cancelled: "FetchError.cancelled"
    case .timedOut: "FetchError.timedOut"
    case .tooLarge(let limit): "FetchError.tooLarge(limit: \(limit))"
    case .quota(let retryAfter): "FetchError.quota(retryAfter: \(retryAfter.map { String($0) } ?? "nil"))"
    case .network(let error):
      "FetchError.network(\(error.code.rawValue), \(error.userInfo.map { "\($0): \($1)" }.sorted()))"
    }
  }
}
