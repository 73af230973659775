import Fetch
import HTTPTransport
import NewsAPI
import StandIns

@testable import Reader

/// The reader's services on a stand-in, with no cache and no repetition, so that a test sees every answer.
@MainActor
enum TestServices {
  static func reader(
    on server: StandInServer, loader: any HTTPLoading = HTTPLoader.shared
  ) -> ReaderServices {
    let fetcher = Fetcher(loader: loader, cacheCapacity: 0)
    let base = server.baseURL(for: .newsAPI)
    let once = RetryPolicy(maximumAttempts: 1)
    return ReaderServices(
      news: NewsAPI(
        configuration: NewsAPI.Configuration(
          apiKey: "any", baseURL: base, freshness: DeclaredFreshness(maxAge: 0), retry: once),
        fetcher: fetcher),
      images: ImageFetcher(fetcher: fetcher, exceptions: Set([Origin(base)].compactMap { $0 })))
  }
}
