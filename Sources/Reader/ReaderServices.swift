import Fetch
import NewsAPI
import TMDb

/// What the reader talks to: one set for all readers of a process, so that they share requests and caches.
@MainActor
public final class ReaderServices {
  /// The news.
  public let news: NewsAPI
  /// The movies.
  public let tmdb: TMDb
  /// The pictures, fetched once for all readers.
  let pictures: PictureCache

  /// Makes the services of a reader.
  ///
  /// - Parameters:
  ///   - news: The client of the news service; by default the real one, with the key in NEWSAPI_KEY.
  ///   - tmdb: The client of the movie service; by default the real one, with the key in TMDB_KEY.
  ///   - images: Who fetches pictures; by default from public addresses only.
  public init(news: NewsAPI = .shared, tmdb: TMDb = .shared, images: ImageFetcher = .shared) {
    self.news = news
    self.tmdb = tmdb
    pictures = PictureCache(fetcher: images)
  }
}
