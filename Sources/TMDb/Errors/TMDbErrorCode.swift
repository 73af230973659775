import Fetch
import Foundation

/// Why the service gave no answer. `localizedDescription` is a sentence for a reader.
public typealias TMDbError = ServiceError<TMDbErrorCode>

/// The service's own number for what went wrong, which is not the status of HTTP. New ones may appear at any time.
public struct TMDbErrorCode: RawRepresentable, Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The number itself.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public init(integerLiteral value: Int) { self.init(rawValue: value) }

  public static let noPermission: TMDbErrorCode = 3
  public static let invalidParameters: TMDbErrorCode = 5
  public static let invalidPrerequisite: TMDbErrorCode = 6
  public static let invalidKey: TMDbErrorCode = 7
  public static let offline: TMDbErrorCode = 9
  public static let suspendedKey: TMDbErrorCode = 10
  public static let internalError: TMDbErrorCode = 11
  public static let authenticationFailed: TMDbErrorCode = 14
  public static let validationFailed: TMDbErrorCode = 18
  public static let invalidPage: TMDbErrorCode = 22
  public static let invalidDate: TMDbErrorCode = 23
  public static let backendTimeout: TMDbErrorCode = 24
  public static let tooManyRequests: TMDbErrorCode = 25
  public static let tooManyAdditions: TMDbErrorCode = 27
  public static let notFound: TMDbErrorCode = 34
  public static let invalidToken: TMDbErrorCode = 35
  public static let backendUnreachable: TMDbErrorCode = 43
  public static let maintenance: TMDbErrorCode = 46
}

extension TMDbErrorCode: ServiceErrorCode {
  public static var service: String { "TMDb" }

  /// The number and the message of the body. Older answers have a list of sentences and no number.
  public static func fault(in response: FetchResponse) -> ServiceFault<TMDbErrorCode>? {
    guard !response.isSuccess, let body = try? JSONDecoder().decode(ErrorBody.self, from: response.body) else {
      return nil
    }
    return ServiceFault(
      code: body.statusCode.map { TMDbErrorCode(rawValue: $0) }, message: body.statusMessage ?? body.errors?.first)
  }

  public var isAboutKey: Bool {
    [.noPermission, .invalidKey, .suspendedKey, .authenticationFailed, .invalidToken].contains(self)
  }
  public var isAboutQuota: Bool { self == .tooManyRequests }
  public var isEndOfResults: Bool { self == .invalidPage }

  public var description: String { "TMDb error \(rawValue)" }
}

/// The service's answer to a request it cannot serve.
private struct ErrorBody: Decodable {
  let statusCode: Int?
  let statusMessage: String?
  let errors: [String]?

  private enum CodingKeys: String, CodingKey {
    case statusCode = "status_code"
    case statusMessage = "status_message"
    case errors
  }
}
