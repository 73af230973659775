import Fetch
import Foundation

extension TheCatAPI {
  /// Where the service is, which key it wants, and how long its answers are kept.
  public struct Configuration: Sendable, Hashable {
    /// The key, sent in the field x-api-key. Without one the service shows cats at random, ten at a time, and neither
    /// favourites nor votes.
    public var apiKey: String?
    /// The address that endpoints are appended to; the real service by default.
    public var baseURL: URL
    /// How long breeds, categories and single pictures are kept; an hour by default, since they rarely change. Cats at
    /// random, favourites and votes are not kept.
    public var freshness: DeclaredFreshness
    /// The allowance of requests of this program; nil by default, which leaves counting to the service.
    public var quota: Quota?
    /// Seconds that an answer may take; 15 by default.
    public var timeout: TimeInterval
    /// How failures are repeated.
    public var retry: RetryPolicy

    /// Creates a configuration.
    public init(
      apiKey: String? = nil,
      baseURL: URL = serviceURL,
      freshness: DeclaredFreshness = DeclaredFreshness(maxAge: 3_600, staleWhileRevalidate: 86_400),
      quota: Quota? = nil,
      timeout: TimeInterval = 15,
      retry: RetryPolicy = .standard
    ) {
      self.apiKey = apiKey
      self.baseURL = baseURL
      self.freshness = freshness
      self.quota = quota
      self.timeout = timeout
      self.retry = retry
    }

    /// Takes the key from `CATAPI_KEY` of an environment, and its allowance from `CATAPI_ALLOWANCE`, such as `10/minute`.
    public init(environment: [String: String]) {
      let key = environment.variable("CATAPI_KEY")
      self.init(apiKey: key, quota: environment.allowance("CATAPI", for: key))
    }

    /// Where the real service is.
    public static let serviceURL = URL(string: "https://api.thecatapi.com/v1") ?? URL(fileURLWithPath: "/")
  }
}
