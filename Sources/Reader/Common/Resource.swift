import Combine
import Fetch
import Foundation
import SwiftUI

/// One thing from a service: it is asked for when it is made, and again when the reader wants to try again.
@MainActor
final class Resource<Value>: ObservableObject {
  /// The thing, once it is there.
  @Published private(set) var value: Value?
  @Published private(set) var state = LoadState.loading

  private let retries = PassthroughSubject<Void, Never>()
  private var subscription: AnyCancellable?

  /// Makes a resource of what a publisher brings, on any thread: hence closures that belong to none.
  init<Code>(_ fetch: @escaping @Sendable () -> AnyPublisher<Value, ServiceError<Code>>) {
    subscription = retries.prepend(())
      .handleEvents(receiveOutput: { [weak self] in self?.state = .loading })
      .map { fetch().mapError(\.fetchError).asResult().receive(on: RunLoop.main) }
      .switchToLatest()
      .sink { [weak self] answer in self?.take(answer) }
  }

  /// Asks again after an error.
  func retry() {
    retries.send()
  }

  private func take(_ answer: Result<Value, FetchError>) {
    switch answer {
    case .success(let value):
      self.value = value
      state = .loaded
    case .failure(let error): state = .failed(error)
    }
  }
}

/// A resource on the screen, or why it is not there.
struct ResourceView<Value, Content: View>: View {
  @ObservedObject private var resource: Resource<Value>
  private let words: ListWords
  private let content: (Value) -> Content

  init(_ resource: Resource<Value>, words: ListWords, @ViewBuilder content: @escaping (Value) -> Content) {
    self.resource = resource
    self.words = words
    self.content = content
  }

  var body: some View {
    if let value = resource.value {
      content(value)
    } else {
      PageNotice(state: resource.state, words: words, retry: resource.retry)
    }
  }
}
