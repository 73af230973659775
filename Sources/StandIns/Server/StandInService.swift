/// The services that are spoken locally.
public enum StandInService: String, Sendable, CaseIterable {
  /// NewsAPI.org, version 2.
  case newsAPI
  /// TMDb, version 3.
  case tmdb
  /// TMDb's pictures.
  case tmdbImages
  /// Hacker News: the tree of items.
  case hackerNews
  /// The search in Hacker News.
  case hackerNewsSearch
  /// TheCatAPI, version 1.
  case theCatAPI

  /// Where the service's paths begin: the part of its real base address after the host.
  var basePath: String {
    switch self {
    case .newsAPI: "/v2"
    case .tmdb: "/3"
    case .tmdbImages: "/t/p"
    case .hackerNews: "/v0"
    case .hackerNewsSearch: "/api/v1"
    case .theCatAPI: "/v1"
    }
  }
}
