import Foundation

/// Why a service gave no answer that can be used: what can go wrong when fetching, and the service's own word for it.
///
/// Each client names its own, as in `typealias NewsError = ServiceError<NewsErrorCode>`. `localizedDescription` is a
/// sentence for a reader.
public enum ServiceError<Code: ServiceErrorCode>: Error, Sendable, Equatable {
  /// No address can be made of the request, or it asks for the wrong kind of thing.
  case url(String)
  /// The service refused: status, its word for the reason, its message, seconds to wait.
  case response(status: Int, code: Code?, message: String?, retryAfter: TimeInterval?)
  /// The answer is not what was expected.
  case decoding(DecodingFailure)
  /// The request was cancelled.
  case cancelled
  /// The allowance of requests is used up; seconds until there is some again.
  case quota(retryAfter: TimeInterval?)
  /// The service could not be reached, or anything else went wrong on the way.
  case fetch(FetchError)
}

extension ServiceError {
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

  /// The error an answer means; nil if it is none. What the body says decides, then the status.
  /// - Parameter now: The moment that a date in Retry-After is compared with.
  public init?(_ response: FetchResponse, now: Date) {
    let fault = Code.fault(in: response)
    guard fault != nil || !response.isSuccess else { return nil }
    var message = fault?.message
    var wait: TimeInterval?
    if case .response(_, let text, let retryAfter) = response.failure(now: now) {
      (message, wait) = (message ?? text, retryAfter)
    }
    self = .response(status: response.status, code: fault?.code, message: message, retryAfter: wait)
  }

  /// The same in the general words of fetching, which any part of a program understands.
  public var fetchError: FetchError {
    switch self {
    case .url(let text): .url(text)
    case .response(let status, let code, let message, let retryAfter):
      .response(status: status, message: message ?? code?.description, retryAfter: retryAfter)
    case .decoding(let failure): .decoding(failure)
    case .cancelled: .cancelled
    case .quota(let retryAfter): .quota(retryAfter: retryAfter)
    case .fetch(let error): error
    }
  }

  /// The service's word for what went wrong, if it gave one that is known.
  public var code: Code? {
    if case .response(_, let code, _, _) = self { code } else { nil }
  }

  /// Whether the key is missing, wrong or switched off.
  public var isAboutKey: Bool {
    guard case .response(let status, let code, _, _) = self else { return false }
    return code?.isAboutKey ?? (status == 401)
  }

  /// Whether the allowance of the key, or of this program, is used up.
  public var isAboutQuota: Bool {
    switch self {
    case .quota: true
    case .response(let status, let code, _, _): status == 429 || code?.isAboutQuota ?? false
    default: false
    }
  }

  /// Whether the service has no more results: the end of a list, not a fault.
  public var isEndOfResults: Bool { code?.isEndOfResults ?? false }
}

extension ServiceError: LocalizedError, CustomDebugStringConvertible, Identifiable {
  /// One sentence for a reader: the service's own message where it gave one.
  public var errorDescription: String? { fetchError.errorDescription }

  /// Everything there is to know, for a log.
  public var debugDescription: String {
    "\(Code.service): \(code.map { "\($0): " } ?? "")\(fetchError.debugDescription)"
  }

  /// The sentence: two equal errors are one alert.
  public var id: String { fetchError.id }
}
