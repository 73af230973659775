import NewsAPI

/// Where a list stands.
enum LoadState: Equatable {
  /// Nothing is asked for, and why.
  case idle(String)
  case loading
  case loaded
  case failed(NewsError)
}
