import Fetch
import Foundation

/// Why the service gave no answer. `localizedDescription` is a sentence for a reader.
public typealias HackerNewsError = ServiceError<HackerNewsErrorCode>

/// The service's words for what went wrong. New ones may appear at any time.
public struct HackerNewsErrorCode: OpenValue {
  /// The words themselves.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let permissionDenied = HackerNewsErrorCode("Permission denied")
  public static let notFound = HackerNewsErrorCode("Not Found")
}

extension HackerNewsErrorCode: ServiceErrorCode {
  public static var service: String { "Hacker News" }

  /// The words of the body: in `error` for items and lists, in `message` for the search.
  public static func fault(in response: FetchResponse) -> ServiceFault<HackerNewsErrorCode>? {
    guard !response.isSuccess, let body = try? JSONDecoder().decode(ErrorBody.self, from: response.body),
      body.error != nil || body.message != nil
    else { return nil }
    return ServiceFault(code: body.error.map { HackerNewsErrorCode($0) }, message: body.message ?? body.error)
  }

  /// The service has no keys.
  public var isAboutKey: Bool { false }
}

private struct ErrorBody: Decodable {
  let error: String?
  let message: String?
}
