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
  private let onLoad: (PictureLoader, Int) -> Void
  private var request: AnyCancellable?

  /// - Parameter onLoad: Told once the picture is there, with its size in bytes.
  init(url: URL, fetcher: ImageFetcher, onLoad: @escaping (PictureLoader, Int) -> Void) {
    self.url = url
    self.fetcher = fetcher
    self.onLoad = onLoad
  }

  /// Fetches the picture, unless that has been done or is under way. One that could not be had is asked for again.
  func load() {
    guard request == nil else { return }
    request = fetcher.imagePublisher(at: url)
      .receive(on: RunLoop.main)
      .sink { [weak self] outcome in
        self?.take(outcome)
      }
  }

  private func take(_ outcome: ImageOutcome) {
    switch outcome {
    case .image(let picture):
      guard let image = UIImage(data: picture.data) else { return state = .missing }
      state = .loaded(image)
      onLoad(self, picture.data.count)
    case .none: state = .missing
    case .failure:
      state = .missing
      request = nil
    }
  }
}
