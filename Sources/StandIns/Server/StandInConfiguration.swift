import Foundation

/// How a ``StandInServer`` is set up. Everything but the time has a default that suits tests and a first try.
public struct StandInConfiguration: Sendable {
  /// The address to listen on. Default: this machine only.
  public var host: String
  /// The port to listen on. Default 0: any free one, which ``StandInServer/start()`` returns.
  public var port: Int
  /// How readers reach this server when it is not `http://host:port`, for instance behind a proxy. Links begin with it.
  public var publicOrigin: String?
  /// The seed of all invented data: the same seed and time give the same answers.
  public var seed: UInt64
  /// The time, which all data depend on: news is published as it passes. Tests give one that stands still or that they
  /// move (``ManualTime``), the program the system's.
  public var now: @Sendable () -> Date
  /// Waits so many seconds; used by slow pictures and by latency on demand.
  public var sleep: @Sendable (Double) async throws -> Void
  /// What NewsAPI.org's stand-in does.
  public var newsAPI: NewsAPIConfiguration
  /// What TMDb's stand-in does.
  public var tmdb: TMDbConfiguration
  /// What Hacker News' stand-in does.
  public var hackerNews: HackerNewsConfiguration

  /// Sets up a server; every argument has the default that its property describes.
  public init(
    host: String = "127.0.0.1",
    port: Int = 0,
    publicOrigin: String? = nil,
    seed: UInt64 = 2020,
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) },
    newsAPI: NewsAPIConfiguration = NewsAPIConfiguration(),
    tmdb: TMDbConfiguration = TMDbConfiguration(),
    hackerNews: HackerNewsConfiguration = HackerNewsConfiguration()
  ) {
    self.host = host
    self.port = port
    self.publicOrigin = publicOrigin
    self.seed = seed
    self.now = now
    self.sleep = sleep
    self.newsAPI = newsAPI
    self.tmdb = tmdb
    self.hackerNews = hackerNews
  }
}
