import HackerNews
import TMDb
import TheCatAPI

@testable import Reader

/// Every screen of the reader, by the words of its address.
@MainActor
enum ReaderAddresses {
  /// The addresses, with things in them that there are.
  static func all(_ services: ReaderServices) async throws -> [[String]] {
    let star = try await services.tmdb.credits(of: 311).cast.first?.person ?? 1
    let story = try await services.stories.storyIDs(of: .top).first ?? 1
    let author = await services.stories.items([story], cacheUse: .none).first?.author ?? "nobody"
    let cat = try await services.cats.images().items.first?.id ?? "none"
    let breed = try await services.cats.breeds().first?.id ?? "none"
    let source = try await services.news.sources(for: .us).first?.id ?? "none"
    return [
      ["news"], ["news", "search"], ["news", "science"], ["news", "sources"], ["news", "source", source],
      ["movies"], ["movies", "popular"], ["movies", "311"], ["movies", "person", "\(star)"], ["movies", "genres"],
      ["movies", "genre", "18"],
      ["movies", "search"], ["movies", "classics"],
      ["stories"], ["stories", "best"], ["stories", "item", "\(story)"], ["stories", "user", author],
      ["stories", "search"],
      ["cats"], ["cats", "breeds"], ["cats", "breed", breed], ["cats", "cat", cat], ["cats", "favourites"],
      ["cats", "search"], ["cats", "surprise"],
      ["saved"], ["saved", "settings"], ["saved", "mutes"], ["saved", "keys"],
    ]
  }
}
