import Combine
import Fetch
import Foundation
import HackerNews
import NewsAPI
import Shelf
import TMDb
import TheCatAPI

/// What the reader talks to: one set for all readers of a process, so that they share requests and caches.
@MainActor
public final class ReaderServices {
  /// The news.
  public let news: NewsAPI
  /// The articles that lists have shown lately.
  let articles = ArticleBook()
  /// The movies.
  public let tmdb: TMDb
  /// Hacker News.
  public let stories: HackerNews
  /// What changes on Hacker News, followed once for all readers.
  let liveStories: LiveStories
  /// The cats.
  public let cats: TheCatAPI
  /// The pictures, fetched once for all readers.
  let pictures: PictureCache
  /// What each reader keeps.
  let libraries: Libraries
  /// The time.
  let now: () -> Date

  /// Makes the services of a reader.
  ///
  /// - Parameters:
  ///   - news: The client of the news service; by default the real one, with the key in NEWSAPI_KEY.
  ///   - tmdb: The client of TMDb; by default the real one, with the key in TMDB_KEY.
  ///   - stories: The client of Hacker News; by default the real one.
  ///   - cats: The client of the cats' service; by default the real one, with the key in CATAPI_KEY.
  ///   - images: Who fetches pictures; by default from public addresses only.
  ///   - shelf: Where readers' bookmarks and the like are kept.
  ///   - now: The time that ages are told by and that is noted with what readers keep; by default the system's.
  public init(
    news: NewsAPI = .shared, tmdb: TMDb = .shared, stories: HackerNews = .shared, cats: TheCatAPI = .shared,
    images: ImageFetcher = .shared, shelf: Shelf, now: @escaping () -> Date = { RunLoop.main.now.date }
  ) {
    self.news = news
    self.tmdb = tmdb
    self.stories = stories
    liveStories = LiveStories(client: stories)
    self.cats = cats
    pictures = PictureCache(fetcher: images)
    libraries = Libraries(shelf: shelf, now: now)
    self.now = now
  }
}
