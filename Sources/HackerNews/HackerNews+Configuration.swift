import Fetch
import Foundation

extension HackerNews {
  /// Where the service is, how it is asked, and how long its answers are kept.
  public struct Configuration: Sendable, Hashable {
    /// The address of items, users and lists; the real service by default.
    public var baseURL: URL
    /// The address of the search; the real service by default.
    public var searchURL: URL
    /// How long answers are kept; 20 seconds by default, and a minute more while new ones are fetched.
    public var freshness: DeclaredFreshness
    /// Seconds that an answer may take; 15 by default.
    public var timeout: TimeInterval
    /// How failures are repeated. A refusal is repeated too by default: items are refused at times for no lasting reason.
    public var retry: RetryPolicy
    /// How streams of changes are held.
    public var reconnect: ReconnectPolicy
    /// How many items of a list are fetched at once; 16 by default.
    public var concurrency: Int

    /// Creates a configuration.
    public init(
      baseURL: URL = serviceURL,
      searchURL: URL = searchServiceURL,
      freshness: DeclaredFreshness = DeclaredFreshness(maxAge: 20, staleWhileRevalidate: 60),
      timeout: TimeInterval = 15,
      retry: RetryPolicy = RetryPolicy(passingStatuses: [401, 502, 503, 504]),
      reconnect: ReconnectPolicy = ReconnectPolicy(),
      concurrency: Int = 16
    ) {
      self.baseURL = baseURL
      self.searchURL = searchURL
      self.freshness = freshness
      self.timeout = timeout
      self.retry = retry
      self.reconnect = reconnect
      self.concurrency = max(1, concurrency)
    }

    /// Where the real service is.
    public static let serviceURL =
      URL(string: "https://hacker-news.firebaseio.com/v0") ?? URL(fileURLWithPath: "/")
    /// Where the real search is.
    public static let searchServiceURL = URL(string: "https://hn.algolia.com/api/v1") ?? URL(fileURLWithPath: "/")
  }
}
