import Fetch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why the service gave no news. `localizedDescription` is a sentence for a reader.
public enum NewsError: Error, Sendable, Equatable {
  /// No address can be made of the request, or it asks for the wrong kind of thing.
  case url(String)
  /// The service refused: status, its word for the reason, its message, seconds to wait.
  case response(status: Int, code: NewsErrorCode?, message: String?, retryAfter: TimeInterval?)
  /// The answer is not what was expected.
  case decoding(DecodingFailure)
  /// The request was cancelled.
  case cancelled
  /// The allowance of requests is used up; seconds until there is some again.
  case quota(retryAfter: TimeInterval?)
  /// The service could not be reached, or anything else went wrong on the way.
  case fetch(FetchError)
}

extension NewsError {
  /// The error of this service for one of fetching.
  public init(_ error: FetchError) {
    switch error {
    case .url(let text): self = .url(text)
    case .response(let status, let message, let retryAfter):
      self = .response(status: status, code: nil, message: message, retryAfter: retryAfter)
    case .decoding(let failure): self = .decoding(failure)
    case .cancelled: self = .cancelled
    case .quota(let retryAfter): self = .quota(retryAfter: retryAfter)
    case .timedOut, .tooLarge, .network: self = .fetch(error)
    }
  }

  /// The error an answer means; nil if it is none. The word in the body decides, then the status (a 426 of this
  /// service has nothing to do with protocols).
  init?(_ response: FetchResponse, now: Date) {
    let body = try? JSONDecoder().decode(ErrorResponse.self, from: response.body)
    let saysError = body?.status == "error" || (body?.code != nil && body?.status != "ok")
    guard saysError || !response.isSuccess else { return nil }
    let general: FetchError? = response.failure(now: now)
    var message = body?.message
    var wait: TimeInterval?
    if case .response(_, let text, let retryAfter) = general { (message, wait) = (message ?? text, retryAfter) }
    self = .response(
      status: response.status, code: body?.code.map { NewsErrorCode($0) }, message: message, retryAfter: wait)
  }

  /// Whether the key is missing, wrong or switched off.
  public var isAboutKey: Bool {
    guard case .response(let status, let code, _, _) = self else { return false }
    return [.apiKeyMissing, .apiKeyInvalid, .apiKeyDisabled].contains(code) || (code == nil && status == 401)
  }

  /// Whether the allowance of the key, or of this program, is used up.
  public var isAboutQuota: Bool {
    switch self {
    case .quota: true
    case .response(let status, let code, _, _):
      code == .rateLimited || code == .apiKeyExhausted || (code == nil && status == 429)
    default: false
    }
  }

  /// Whether the service has no more results for this key: the end of a list, not a fault.
  public var isEndOfResults: Bool {
    guard case .response(_, .some(.maximumResultsReached), _, _) = self else { return false }
    return true
  }
}

extension NewsError: LocalizedError, CustomDebugStringConvertible, Identifiable {
  /// One sentence for a reader: the service's own message where it gave one.
  public var errorDescription: String? { asFetchError.errorDescription }

  /// Everything there is to know, for a log.
  public var debugDescription: String {
    let code = if case .response(_, .some(let code), _, _) = self { "\(code): " } else { "" }
    return "NewsError: \(code)\(asFetchError.debugDescription)"
  }

  /// The sentence: two equal errors are one alert.
  public var id: String { errorDescription ?? debugDescription }

  private var asFetchError: FetchError {
    switch self {
    case .url(let text): .url(text)
    case .response(let status, let code, let message, let retryAfter):
      .response(status: status, message: message ?? code?.rawValue, retryAfter: retryAfter)
    case .decoding(let failure): .decoding(failure)
    case .cancelled: .cancelled
    case .quota(let retryAfter): .quota(retryAfter: retryAfter)
    case .fetch(let error): error
    }
  }
}
