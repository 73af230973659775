import Fetch
import Foundation

/// The client of Hacker News: its items, users and lists, what changes in them, and the search. It wants no key.
///
/// Safe to use from any thread.
public final class HackerNews: Sendable {
  /// The client of the real service.
  public static let shared = HackerNews()

  /// Where the service is, and how it is asked.
  public let configuration: Configuration
  let fetcher: Fetcher

  /// Creates a client.
  /// - Parameters:
  ///   - configuration: Where the service is; the real one by default.
  ///   - fetcher: What fetches and keeps answers; the one of the whole program by default.
  public init(configuration: Configuration = Configuration(), fetcher: Fetcher = .shared) {
    self.configuration = configuration
    self.fetcher = fetcher
  }

  /// Asks for something and decodes the answer, or the service's error.
  /// - Parameter cacheUse: How answers that are kept take part.
  func answer<T: Decodable & Sendable>(
    _ type: T.Type, from endpoint: Endpoint, cacheUse: FetchRequest.CacheUse = .standard
  ) async throws(HackerNewsError) -> T {
    var request = try request(for: endpoint)
    request.cacheUse = cacheUse
    return try await fetcher.answer(type, to: request, errors: HackerNewsErrorCode.self)
  }

  /// The request for an endpoint; an error if no address can be made of it.
  func request(for endpoint: Endpoint) throws(HackerNewsError) -> FetchRequest {
    let base = endpoint.isSearch ? configuration.searchURL : configuration.baseURL
    guard let path = endpoint.path, let url = base.appending(path: path, query: endpoint.query) else {
      throw .url(endpoint.description)
    }
    return FetchRequest(
      url: url, headers: ["Accept": "application/json"], timeout: configuration.timeout, sizeLimit: 16 << 20,
      freshness: configuration.freshness, retry: configuration.retry)
  }
}
