import Fetch
import Foundation

/// The service's word for what went wrong. New ones may appear at any time.
public struct NewsErrorCode: OpenValue {
  /// The word itself.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let apiKeyMissing = NewsErrorCode("apiKeyMissing")
  public static let apiKeyInvalid = NewsErrorCode("apiKeyInvalid")
  public static let apiKeyDisabled = NewsErrorCode("apiKeyDisabled")
  public static let apiKeyExhausted = NewsErrorCode("apiKeyExhausted")
  public static let rateLimited = NewsErrorCode("rateLimited")
  public static let parametersMissing = NewsErrorCode("parametersMissing")
  public static let parametersIncompatible = NewsErrorCode("parametersIncompatible")
  public static let parameterInvalid = NewsErrorCode("parameterInvalid")
  public static let maximumResultsReached = NewsErrorCode("maximumResultsReached")
  public static let corsNotAllowed = NewsErrorCode("corsNotAllowed")
  public static let sourcesTooMany = NewsErrorCode("sourcesTooMany")
  public static let sourceDoesNotExist = NewsErrorCode("sourceDoesNotExist")
  public static let pageCannotBeLessThanOne = NewsErrorCode("pageCannotBeLessThanOne")
  public static let queryTooLong = NewsErrorCode("queryTooLong")
  public static let queryMalformed = NewsErrorCode("queryMalformed")
  public static let userAgentMissing = NewsErrorCode("userAgentMissing")
  public static let unexpectedError = NewsErrorCode("unexpectedError")
}

extension NewsErrorCode: ServiceErrorCode {
  public static var service: String { "NewsAPI" }

  /// The word in the body decides, whatever the status (a 426 of this service has nothing to do with protocols).
  public static func fault(in response: FetchResponse) -> ServiceFault<NewsErrorCode>? {
    guard let body = try? JSONDecoder().decode(ErrorResponse.self, from: response.body),
      body.status == "error" || (body.code != nil && body.status != "ok")
    else { return nil }
    return ServiceFault(code: body.code.map { NewsErrorCode($0) }, message: body.message)
  }

  public var isAboutKey: Bool { [.apiKeyMissing, .apiKeyInvalid, .apiKeyDisabled].contains(self) }
  public var isAboutQuota: Bool { self == .rateLimited || self == .apiKeyExhausted }
  public var isEndOfResults: Bool { self == .maximumResultsReached }
}
