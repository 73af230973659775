import Fetch
import Foundation

extension TMDb {
  /// What lets a program in: the service gives two kinds, which are easily taken for each other.
  public enum Credential: Sendable, Hashable {
    /// An API key of version 3: 32 hexadecimal digits, sent as a parameter.
    case key(String)
    /// An API read access token of version 4: three parts with dots between them, sent in the field Authorization.
    case token(String)

    /// Tells by its looks what a text is.
    public init(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      self = parts.count == 3 && !parts.contains("") ? .token(text) : .key(text)
    }
  }

  /// Where the service is, which key it wants, and how long its answers are kept.
  public struct Configuration: Sendable, Hashable {
    /// The key or token; without one the service refuses.
    public var credential: Credential?
    /// The address that paths are appended to; the real service by default.
    public var baseURL: URL
    /// The address that sizes and paths of pictures are appended to; the real service by default.
    public var imageBaseURL: URL
    /// The address that keys of videos are appended to for their stills; that of YouTube by default.
    public var stillBaseURL: URL
    /// The language of answers where a call does not name one, such as "en" or "ru-RU"; nil by default, for the
    /// service's own: American English.
    public var language: String?
    /// How long answers are kept where the service does not say; 10 minutes by default.
    public var freshness: DeclaredFreshness
    /// The allowance of requests of this program; nil by default, which leaves counting to the service.
    public var quota: Quota?
    /// Seconds that an answer may take; 15 by default.
    public var timeout: TimeInterval
    /// How failures are repeated.
    public var retry: RetryPolicy

    /// Creates a configuration.
    public init(
      credential: Credential? = nil,
      baseURL: URL = serviceURL,
      imageBaseURL: URL = imageServiceURL,
      stillBaseURL: URL = stillServiceURL,
      language: String? = nil,
      freshness: DeclaredFreshness = DeclaredFreshness(maxAge: 600, staleWhileRevalidate: 600),
      quota: Quota? = nil,
      timeout: TimeInterval = 15,
      retry: RetryPolicy = .standard
    ) {
      self.credential = credential
      self.baseURL = baseURL
      self.imageBaseURL = imageBaseURL
      self.stillBaseURL = stillBaseURL
      self.language = language
      self.freshness = freshness
      self.quota = quota
      self.timeout = timeout
      self.retry = retry
    }

    /// Takes the key or token from `TMDB_KEY` of an environment, and its allowance from `TMDB_ALLOWANCE`, such as `40/second`.
    public init(environment: [String: String]) {
      let key = environment.variable("TMDB_KEY")
      self.init(credential: key.map(Credential.init), quota: environment.allowance("TMDB", for: key))
    }

    /// Where the real service is.
    public static let serviceURL = URL(string: "https://api.themoviedb.org/3") ?? URL(fileURLWithPath: "/")
    /// Where its pictures are.
    public static let imageServiceURL = URL(string: "https://image.tmdb.org/t/p") ?? URL(fileURLWithPath: "/")
    /// Where YouTube has the stills of its videos.
    public static let stillServiceURL = URL(string: "https://i.ytimg.com/vi") ?? URL(fileURLWithPath: "/")
  }
}
