import Combine
import Foundation
import SwiftUI
import TheCatAPI

/// A cat by chance: its address first, then its picture, as one pipeline that can be cancelled.
@MainActor
final class SurpriseModel: ObservableObject {
  enum Status: Equatable {
    /// Nothing has been asked for, or it was cancelled.
    case idle, cancelled
    case loading
    case success
    case failed(CatError)
  }

  @Published private(set) var status = Status.idle
  @Published private(set) var picture: UIImage?
  private let cats: TheCatAPI
  private var request: AnyCancellable?

  init(cats: TheCatAPI) {
    self.cats = cats
  }

  /// Asks for another cat; one that is on its way is forgotten.
  func load() {
    status = .loading
    request = cats.loadImageUrl(CatImageQuery(size: .medium))
      .flatMap { [cats] url in cats.loadImageData(url: url) }
      .receive(on: RunLoop.main)
      .sink { [weak self] completion in
        if case .failure(let error) = completion { self?.status = .failed(error) }
      } receiveValue: { [weak self] data in
        self?.picture = UIImage(data: data)
        self?.status = .success
      }
  }

  /// Ends the request, on the wire too.
  func cancel() {
    guard status == .loading else { return }
    request = nil
    status = .cancelled
  }
}

extension SurpriseModel.Status {
  /// The status in a few words.
  var title: LocalizedStringKey {
    switch self {
    case .idle: "Press Load to see a cat"
    case .cancelled: "Cancelled"
    case .loading: "Loading..."
    case .success: "Success"
    case .failed(let error):
      switch error {
      case .response, .quota: "Bad response"
      case .decoding, .fetch(.tooLarge): "Bad response data"
      case .url, .cancelled, .fetch: "Network error"
      }
    }
  }
}
