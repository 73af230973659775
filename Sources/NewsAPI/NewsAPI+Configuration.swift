import Fetch
import Foundation

extension NewsAPI {
  /// Where the service is, which key it wants, and how long its answers are kept.
  public struct Configuration: Sendable, Hashable {
    /// The key, sent in the field X-Api-Key; without one the service refuses.
    public var apiKey: String?
    /// The address that endpoints are appended to; the real service by default.
    public var baseURL: URL
    /// How long answers are kept; 5 minutes by default, as long as the service's own cache keeps them.
    public var freshness: DeclaredFreshness
    /// The greatest number of results of one query that the key may reach; 100 for free keys, nil for no limit.
    public var resultLimit: Int?
    /// The allowance of requests of this program; nil by default, which leaves counting to the service.
    public var quota: Quota?
    /// Seconds that an answer may take; 15 by default.
    public var timeout: TimeInterval
    /// How failures are repeated.
    public var retry: RetryPolicy

    /// Creates a configuration.
    public init(
      apiKey: String? = nil,
      baseURL: URL = Endpoint.serviceURL,
      freshness: DeclaredFreshness = DeclaredFreshness(maxAge: 300, staleWhileRevalidate: 60),
      resultLimit: Int? = 100,
      quota: Quota? = nil,
      timeout: TimeInterval = 15,
      retry: RetryPolicy = .standard
    ) {
      self.apiKey = apiKey
      self.baseURL = baseURL
      self.freshness = freshness
      self.resultLimit = resultLimit
      self.quota = quota
      self.timeout = timeout
      self.retry = retry
    }

    /// Takes the key from `NEWSAPI_KEY` of an environment, and its allowance from `NEWSAPI_ALLOWANCE`, such as `100/day`.
    public init(environment: [String: String]) {
      let key = environment.variable("NEWSAPI_KEY")
      self.init(apiKey: key, quota: environment.allowance("NEWSAPI", for: key))
    }
  }
}
