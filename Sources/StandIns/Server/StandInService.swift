import Foundation

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

  /// What the service is called.
  public var title: String {
    switch self {
    case .newsAPI: "NewsAPI.org"
    case .tmdb: "TMDb"
    case .tmdbImages: "TMDb's pictures"
    case .hackerNews: "Hacker News"
    case .hackerNewsSearch: "Hacker News, search"
    case .theCatAPI: "TheCatAPI"
    }
  }

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

  /// The counterpart of the real service's base address, where stand-ins run at `origin`.
  public func baseURL(at origin: URL) -> URL {
    origin.appending(path: basePath)
  }
}
