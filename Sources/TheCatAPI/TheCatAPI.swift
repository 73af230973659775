import Combine
import Fetch
import Foundation

/// The client of TheCatAPI, version 1. Safe to use from any thread.
public final class TheCatAPI: Sendable {
  /// The client with the key of the process's environment.
  public static let shared = TheCatAPI(
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
  public func request(for endpoint: CatEndpoint) -> FetchRequest? {
    guard let url = endpoint.url(relativeTo: configuration.baseURL) else { return nil }
    var headers: HeaderFields = ["Accept": "application/json"]
    headers["x-api-key"] = configuration.apiKey
    if endpoint.body != nil { headers["Content-Type"] = "application/json" }
    return FetchRequest(
      url: url, method: endpoint.method, headers: headers, body: endpoint.body, timeout: configuration.timeout,
      sizeLimit: 4 << 20, cacheUse: endpoint.isLasting ? .standard : .none, freshness: configuration.freshness,
      retry: configuration.retry, quota: configuration.quota)
  }

  /// Asks the service and decodes its answer, or its error.
  func answer<T: Decodable & Sendable>(_ type: T.Type, from endpoint: CatEndpoint) async throws(CatError) -> T {
    try await answerWithHeaders(type, from: endpoint).value
  }

  /// Asks for one page of a list.
  func page<Item: Decodable>(
    _ number: Int, size: Int, of endpoint: CatEndpoint
  ) async throws(CatError) -> CatPage<Item> {
    let (items, headers) = try await answerWithHeaders([Item].self, from: endpoint)
    return CatPage(number: number, size: size, received: items, headers: headers)
  }

  /// Fetches the bytes of a picture: from public addresses and from the service's own only.
  func bytes(at url: URL) async throws(CatError) -> Data {
    let own = Set([Origin(configuration.baseURL)].compactMap { $0 })
    let request = FetchRequest(
      url: url, headers: ["Accept": "image/*"], timeout: configuration.timeout, sizeLimit: 10 << 20,
      redirectLimit: 5, addresses: .publicOnly(except: own), cacheUse: .none, retry: configuration.retry)
    do throws(FetchError) {
      let data = try await fetcher.data(for: request)
      guard ImageFormat(data) != nil else {
        throw FetchError.decoding(DecodingFailure(reason: .corrupted, type: "Image", detail: "\(data.count) bytes"))
      }
      return data
    } catch {
      throw CatError(error)
    }
  }

  private func answerWithHeaders<T: Decodable & Sendable>(
    _ type: T.Type, from endpoint: CatEndpoint
  ) async throws(CatError) -> (value: T, headers: HeaderFields) {
    guard let request = request(for: endpoint) else { throw .url(endpoint.path) }
    return try await fetcher.answerWithHeaders(type, to: request, errors: CatErrorCode.self)
  }
}
