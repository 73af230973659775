import Combine
import Dispatch

/// Subscribes to a publisher for as long as it lives, and says what came last.
@MainActor
final class PublisherFollower<Publisher: Combine.Publisher>: ObservableObject {
  /// What there is to show.
  enum State {
    case initial
    case output(Publisher.Output)
    case failure(Publisher.Failure)
  }

  @Published private(set) var state = State.initial
  private var subscription: AnyCancellable?

  init(_ publisher: Publisher) {
    subscription =
      publisher
      .receive(on: DispatchQueue.main)
      .sink { [weak self] completion in
        guard case .failure(let error) = completion else { return }
        self?.state = .failure(error)
      } receiveValue: { [weak self] value in
        self?.state = .output(value)
      }
  }
}
