import ArgumentParser
import Fetch
import Foundation
import HackerNews
import NewsAPI
import Reader
import Shelf
import StandIns
import TMDb
import TheCatAPI
import WebHost

/// The services that the reader talks to: each the real one where there is a key, otherwise a stand-in of our own.
struct Services {
  let news: NewsAPI
  let tmdb: TMDb
  let stories: HackerNews
  let cats: TheCatAPI
  /// Fetches pictures, and keeps them apart from other answers in memory.
  let pictures: Fetcher
  /// Servers on this machine whose pictures may be fetched for readers.
  let localOrigins: Set<Origin>
  /// The time of the stand-ins and of the reader.
  let now: @Sendable () -> Date
  /// A sentence for each service: where it is.
  let places: [Place: String]

  /// What the reader shows, and each has a service of its own for.
  enum Place: String, CaseIterable {
    case news, movies, stories, cats
  }

  /// One line for each service: where it is.
  var summary: String { Place.allCases.compactMap { places[$0] }.joined(separator: "\n") }

  /// How long answers of stand-ins are kept: not long, so that what they say moves.
  private static let freshness = DeclaredFreshness(maxAge: 60, staleWhileRevalidate: 60)

  /// Chooses the services by the environment; starts the stand-ins where one is needed.
  ///
  /// - Parameters:
  ///   - liveStories: Whether Hacker News, which wants no key, is the real one.
  ///   - cache: The file for answers that outlast the process and that workers share; nil keeps them in memory alone.
  ///   - sharedCache: What several machines ask in the place of the services; nil is none.
  ///   - allowances: What counts the services' allowances; the file of answers where nil.
  ///   - now: The time of the stand-ins and of the reader.
  static func start(
    liveStories: Bool = false, environment: [String: String] = ProcessInfo.processInfo.environment, cache: URL? = nil,
    sharedCache: SharedCache? = nil, allowances: (any AllowanceCounting)? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> Services {
    let disk = cache.flatMap(openCache)
    let fetcher = Fetcher(
      loader: sharedCache.map { HTTPLoader(sharedCache: $0) } ?? .shared, disk: disk, allowances: allowances)
    let standIns = try StandInSource(environment: environment, now: now)
    let isElsewhere = standIns.isElsewhere
    var places: [Place: String] = [:]
    func note(_ place: Place, _ service: String, with reason: String, standIn: URL?) {
      let address = standIn.map { "a stand-in at \($0.absoluteString) (\(reason) for \(service))" } ?? service
      places[place] = "\(place.rawValue.capitalized): \(address)."
    }

    var news = NewsAPI.Configuration(environment: environment)
    let standsInForNews = news.apiKey == nil || isElsewhere
    if standsInForNews {
      news.baseURL = try standIns.url(of: .newsAPI)
      news.apiKey = news.apiKey ?? "stand-in"
      news.freshness = freshness
    }
    note(.news, "NewsAPI.org", with: "NEWSAPI_KEY", standIn: standsInForNews ? news.baseURL : nil)

    var movies = TMDb.Configuration(environment: environment)
    let standsInForMovies = movies.credential == nil || isElsewhere
    if standsInForMovies {
      movies.baseURL = try standIns.url(of: .tmdb)
      movies.imageBaseURL = try standIns.url(of: .tmdbImages)
      movies.stillBaseURL = movies.imageBaseURL.appending(path: "still")
      movies.credential = movies.credential ?? .key("stand-in")
      movies.freshness = freshness
    }
    note(.movies, "TMDb", with: "TMDB_KEY", standIn: standsInForMovies ? movies.baseURL : nil)

    var stories = HackerNews.Configuration()
    if !liveStories {
      stories.baseURL = try standIns.url(of: .hackerNews)
      stories.searchURL = try standIns.url(of: .hackerNewsSearch)
    }
    note(.stories, "Hacker News", with: "--live-stories", standIn: liveStories ? nil : stories.baseURL)

    var cats = TheCatAPI.Configuration(environment: environment)
    let standsInForCats = cats.apiKey == nil || isElsewhere
    if standsInForCats {
      cats.baseURL = try standIns.url(of: .theCatAPI)
      cats.apiKey = cats.apiKey ?? "stand-in"
      cats.freshness = freshness
    }
    note(.cats, "TheCatAPI", with: "CATAPI_KEY", standIn: standsInForCats ? cats.baseURL : nil)

    return Services(
      news: NewsAPI(configuration: news, fetcher: fetcher), tmdb: TMDb(configuration: movies, fetcher: fetcher),
      stories: HackerNews(configuration: stories, fetcher: fetcher),
      cats: TheCatAPI(configuration: cats, fetcher: fetcher),
      pictures: Fetcher(cacheCapacity: 128 << 20, disk: disk),
      localOrigins: standIns.origins, now: now, places: places)
  }

  /// Throws a sentence where the environment says an allowance in a way that nobody understands.
  static func checkAllowances(_ environment: [String: String]) throws {
    for name in ["NEWSAPI_ALLOWANCE", "TMDB_ALLOWANCE", "CATAPI_ALLOWANCE"] {
      guard let text = environment[name], !text.isEmpty, Quota(text, name: name) == nil else { continue }
      throw ValidationError("\(name) must be requests and a period, such as 100/day or 40/second, not \(text).")
    }
  }

  /// Opens the file of answers; where that fails says why, and all is kept in memory.
  private static func openCache(_ file: URL) -> DiskCache? {
    @Sendable func tell(_ error: any Error) {
      HostLog.once(
        "answers", "Answers of services are kept in memory only: see that there is room beside the file of --data.",
        fields: ["file": "\(file.path)", "error": "\(error)"])
    }
    do {
      return try DiskCache(at: file, onFailure: tell)
    } catch {
      tell(error)
      return nil
    }
  }

  /// What the reader's screens are given.
  @MainActor
  func forReader(shelf: Shelf) -> ReaderServices {
    ReaderServices(
      news: news, tmdb: tmdb, stories: stories, cats: cats,
      images: ImageFetcher(fetcher: pictures, exceptions: localOrigins),
      shelf: shelf, now: now)
  }
}
