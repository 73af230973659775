import Combine
import Fetch
import Foundation
import SwiftUI

/// One picture on its way to the screen. Shared by all views that show it.
@MainActor
final class PictureLoader: ObservableObject {
  /// What there is to show.
  enum State: Equatable {
    /// Nothing has been asked for yet, or it is being fetched.
    case loading
    case loaded(UIImage)
    /// There is no picture, or it cannot be had.
    case missing
  }

  @Published private(set) var state = State.loading
  private let url: URL
  private let fetcher: ImageFetcher
  private var request: AnyCancellable?

  init(url: URL, fetcher: ImageFetcher) {
    self.url = url
    self.fetcher = fetcher
  }

  /// Fetches the picture, unless that has been done or is under way.
  func load() {
    guard request == nil else { return }
    request = fetcher.imagePublisher(at: url)
      .receive(on: RunLoop.main)
      .sink { [weak self] outcome in
        self?.state = outcome.image.flatMap { UIImage(data: $0.data) }.map(State.loaded) ?? .missing
      }
  }
}
