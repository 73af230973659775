/// The paths of the service.
enum NewsAPIEndpoint: Sendable {
  case everything
  case topHeadlines
  case sources

  /// The sources have two addresses: the documented one and an older one.
  init?(path: String) {
    switch path {
    case "/v2/everything": self = .everything
    case "/v2/top-headlines": self = .topHeadlines
    case "/v2/top-headlines/sources", "/v2/sources": self = .sources
    default: return nil
    }
  }
}
