import Fetch

/// Where a list, or a page, stands.
enum LoadState: Equatable {
  /// Nothing is asked for, and why.
  case idle(String)
  case loading
  case loaded
  case failed(FetchError)
}
