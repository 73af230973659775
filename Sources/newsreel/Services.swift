import ArgumentParser
import Fetch
import Foundation
import NewsAPI
import Reader
import StandIns
import TMDb

/// The services that the reader talks to: each the real one where there is a key, otherwise a stand-in of our own.
struct Services {
  let news: NewsAPI
  let movies: TMDb
  /// Servers on this machine whose pictures may be fetched for readers.
  let localOrigins: Set<Origin>
  /// One line for each service: where it is.
  let summary: String

  /// What answers of stand-ins are kept for, in seconds: short, so that their news moves.
  private static let standInFreshness = DeclaredFreshness(maxAge: 60, staleWhileRevalidate: 60)

  /// Chooses the services by the environment; starts the stand-ins where one is needed.
  static func start(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Services {
    let standIns = try StandInSource(environment: environment)
    var lines: [String] = []
    func note(_ name: String, _ service: String, key: String, standIn: URL?) {
      let place = standIn.map { "a stand-in at \($0.absoluteString) (set \(key) for \(service))" }
      lines.append("\(name): \(place ?? "\(service), with the key in \(key)").")
    }

    var news = NewsAPI.Configuration(environment: environment)
    if news.apiKey == nil || environment["STAND_INS_URL"] != nil {
      news.baseURL = try standIns.url(of: .newsAPI)
      news.apiKey = news.apiKey ?? "stand-in"
      news.freshness = standInFreshness
    }
    note("News", "NewsAPI.org", key: "NEWSAPI_KEY", standIn: news.baseURL == Endpoint.serviceURL ? nil : news.baseURL)

    var movies = TMDb.Configuration(environment: environment)
    if movies.credential == nil || environment["STAND_INS_URL"] != nil {
      movies.baseURL = try standIns.url(of: .tmdb)
      movies.imageBaseURL = try standIns.url(of: .tmdbImages)
      movies.credential = movies.credential ?? .key("stand-in")
      movies.freshness = standInFreshness
    }
    note(
      "Movies", "TMDb", key: "TMDB_KEY", standIn: movies.baseURL == TMDb.Configuration.serviceURL ? nil : movies.baseURL
    )

    return Services(
      news: NewsAPI(configuration: news), movies: TMDb(configuration: movies), localOrigins: standIns.origins,
      summary: lines.joined(separator: "\n"))
  }

  /// What the reader's screens are given.
  @MainActor
  var forReader: ReaderServices {
    ReaderServices(news: news, tmdb: movies, images: ImageFetcher(exceptions: localOrigins))
  }
}
