import Fetch
import Foundation
import HTTPTransport
import HackerNews
import NewsAPI
import Shelf
import StandIns
import TMDb
import TestDates
import TheCatAPI

@testable import Reader

/// The reader's services on stand-ins, with no cache and no repetition, so that a test sees every answer. Pictures are
/// missing: drawing them takes longer than all the rest.
@MainActor
enum TestServices {
  static func reader(
    on server: StandInServer, loader: any HTTPLoading = HTTPLoader.shared, catKey: String? = "any",
    now: @escaping () -> Date = { TestDate.now }
  ) throws -> ReaderServices {
    let fetcher = Fetcher(loader: loader, cacheCapacity: 0)
    let once = RetryPolicy(maximumAttempts: 1)
    let none = DeclaredFreshness(maxAge: 0)
    return try ReaderServices(
      news: NewsAPI(
        configuration: NewsAPI.Configuration(
          apiKey: "any", baseURL: server.baseURL(for: .newsAPI), freshness: none, retry: once),
        fetcher: fetcher),
      tmdb: TMDb(
        configuration: TMDb.Configuration(
          credential: .key("any"), baseURL: server.baseURL(for: .tmdb),
          imageBaseURL: server.baseURL(for: .tmdbImages), freshness: none, retry: once),
        fetcher: fetcher),
      stories: HackerNews(
        configuration: HackerNews.Configuration(
          baseURL: server.baseURL(for: .hackerNews), searchURL: server.baseURL(for: .hackerNewsSearch),
          freshness: none, retry: once),
        fetcher: fetcher),
      cats: TheCatAPI(
        configuration: TheCatAPI.Configuration(
          apiKey: catKey, baseURL: server.baseURL(for: .theCatAPI), freshness: none, retry: once),
        fetcher: fetcher),
      images: ImageFetcher(fetcher: Fetcher(loader: NoPictures(), cacheCapacity: 0)),
      shelf: Shelf(), now: now)
  }
}

/// Has no picture.
private struct NoPictures: HTTPLoading {
  func load(_ request: HTTPRequest) async throws(URLError) -> HTTPResponse {
    HTTPResponse(url: request.url, status: 404)
  }
}
