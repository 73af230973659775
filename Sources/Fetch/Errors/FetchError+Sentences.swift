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
      text.isEmpty
        ? localized("The address is missing.") : localized("“%@” is not an address that can be opened.", text)
    case .response(let status, let message, let retryAfter):
      Self.sentence(status: status, message: message, retryAfter: retryAfter)
    case .decoding(let failure): failure.sentence
    case .cancelled: localized("The request was cancelled.")
    case .timedOut: localized("The service took too long to answer.")
    case .tooLarge(let limit):
      localized("The answer is larger than %@, which is the most that is accepted.", Self.size(limit))
    case .quota(let retryAfter):
      Self.sentence(localized("The requests allowed for this service are used up"), retryAfter)
    case .network(let error): Self.sentence(for: error)
    }
  }

  private static func sentence(status: Int, message: String?, retryAfter: TimeInterval?) -> String {
    if let message, !message.isEmpty { return message }
    let what =
      switch status {
      case 401, 403: localized("The service refused access")
      case 404, 410: localized("The service has nothing at this address")
      case 408: localized("The service gave up waiting for the request")
      case 429: localized("The service was asked too often")
      case 500...599: localized("The service is not working at the moment")
      default: localized("The service answered with an error")
      }
    return sentence(localized("%@ (status %@)", what, String(status)), retryAfter)
  }

  private static func sentence(for error: URLError) -> String {
    switch error.code {
    case .cannotFindHost, .dnsLookupFailed:
      localized("The service could not be found; is the network connected?")
    case .cannotConnectToHost: localized("The service could not be reached.")
    case .networkConnectionLost: localized("The connection was lost before the answer was complete.")
    case .notConnectedToInternet: localized("The network is not connected.")
    case .httpTooManyRedirects: localized("The service sent the request in circles.")
    case .badServerResponse: localized("The service gave an answer that cannot be read.")
    case .secureConnectionFailed, .serverCertificateUntrusted:
      localized("A secure connection to the service was not possible.")
    case .fileDoesNotExist: localized("The file does not exist.")
    case .resourceUnavailable: localized("The address is not open to readers.")
    default: localized("The network request failed.")
    }
  }

  /// What is wrong, as a sentence that ends with how long there is to wait.
  private static func sentence(_ what: String, _ seconds: TimeInterval?) -> String {
    guard let seconds, seconds >= 1, seconds < 1e8 else { return localized("%@.", what) }
    let units: [(Double, Duration.UnitsFormatStyle.Unit)] = [(86_400, .days), (3600, .hours), (60, .minutes)]
    let (size, unit) = units.first { seconds >= $0.0 } ?? (1, .seconds)
    let time = Duration.seconds((seconds / size).rounded(.up) * size)
      .formatted(.units(allowed: [unit], width: .wide).locale(.current))
    return localized("%@; try again in %@.", what, time)
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20
      ? localized("%@ MB", String(bytes >> 20))
      : bytes >= 1 << 10 ? localized("%@ KB", String(bytes >> 10)) : localized("%@ bytes", String(bytes))
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
