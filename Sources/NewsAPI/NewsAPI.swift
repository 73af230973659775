import Combine
import Fetch
import Foundation

/// The client of NewsAPI.org. Safe to use from any thread.
public final class NewsAPI: Sendable {
  /// The client with the key of the process's environment.
  public static let shared = NewsAPI(
    configuration: Configuration(environment: ProcessInfo.processInfo.environment))

  /// Where the service is and which key it wants.
  public let configuration: Configuration
  private let fetcher: Fetcher

  /// Creates a client.
  /// - Parameters:
  ///   - configuration: Where the service is and which key it wants.
  ///   - fetcher: What fetches and keeps answers; the one of the whole program by default.
  public init(configuration: Configuration, fetcher: Fetcher = .shared) {
    self.configuration = configuration
    self.fetcher = fetcher
  }

  /// The request for an endpoint; nil if no address can be made of it.
  public func request(for endpoint: Endpoint) -> FetchRequest? {
    guard let url = endpoint.url(relativeTo: configuration.baseURL) else { return nil }
    var headers: HeaderFields = ["Accept": "application/json"]
    headers["X-Api-Key"] = configuration.apiKey
    return FetchRequest(
      url: url, headers: headers, timeout: configuration.timeout, sizeLimit: 8 << 20,
      freshness: configuration.freshness, retry: configuration.retry, quota: configuration.quota)
  }

  /// Asks the service and decodes its answer, or its error.
  func answer<T: Decodable & Sendable>(_ type: T.Type, from endpoint: Endpoint) async throws(NewsError) -> T {
    guard let request = request(for: endpoint) else { throw .url(endpoint.path) }
    return try await fetcher.answer(type, to: request, errors: NewsErrorCode.self)
  }
}
