import Fetch
import SwiftUI

/// Where a list, or a page, stands.
enum LoadState: Equatable {
  /// Nothing is asked for, and why.
  case idle(LocalizedStringKey)
  case loading
  case loaded
  case failed(FetchError)
}
