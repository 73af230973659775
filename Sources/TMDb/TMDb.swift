import Combine
import Fetch
import Foundation

/// The client of The Movie Database (TMDb), version 3. Safe to use from any thread.
public final class TMDb: Sendable {
  /// The client with the key of the process's environment.
  public static let shared = TMDb(configuration: Configuration(environment: ProcessInfo.processInfo.environment))

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

  /// Where a picture is, in the smallest size that covers a width.
  /// - Parameters:
  ///   - path: The picture's path as the service gives it; nil where there is none.
  ///   - kind: What it shows: each kind has sizes of its own.
  ///   - width: The width it is shown at, in pixels.
  public func imageURL(_ path: ImagePath?, _ kind: ImageKind, width: Double) -> URL? {
    path?.url(kind.size(covering: width), at: configuration.imageBaseURL)
  }

  /// A picture of a video, 320 wide and 180 high; nil for sites whose addresses of pictures are not known.
  public func stillURL(of video: Video) -> URL? {
    guard video.site == "YouTube", video.url != nil, let key = video.key else { return nil }
    return configuration.stillBaseURL.appending(path: "\(key)/mqdefault.jpg")
  }

  /// Asks for something below the service's address and decodes its answer, or its error.
  /// - Parameters:
  ///   - path: What is asked for, such as `movie/311`.
  ///   - query: Its parameters besides the language and the key.
  ///   - language: The language of the answer; that of the configuration by default.
  func answer<T: Decodable & Sendable>(
    _ type: T.Type, from path: String, _ query: QueryItems = QueryItems(), in language: String? = nil
  ) async throws(TMDbError) -> T {
    guard let request = request(for: path, query, in: language) else { throw .url(path) }
    return try await fetcher.answer(type, to: request, errors: TMDbErrorCode.self)
  }

  private func request(for path: String, _ query: QueryItems, in language: String?) -> FetchRequest? {
    var query = query
    query.add("language", language ?? configuration.language)
    var headers: HeaderFields = ["Accept": "application/json"]
    switch configuration.credential {
    case .key(let key): query.add("api_key", key)
    case .token(let token): headers["Authorization"] = "Bearer \(token)"
    case nil: break
    }
    guard let url = configuration.baseURL.appending(path: path, query: query) else { return nil }
    return FetchRequest(
      url: url, headers: headers, timeout: configuration.timeout, sizeLimit: 8 << 20,
      freshness: configuration.freshness, retry: configuration.retry, quota: configuration.quota)
  }
}
