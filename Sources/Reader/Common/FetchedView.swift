import Combine
import Fetch
import PublisherView
import SwiftUI

/// A view of something that is fetched once: what is said meanwhile, the thing itself, or what went wrong and a way to
/// try again.
struct FetchedView<Output, Code: ServiceErrorCode, Content: View>: View {
  private let words: ListWords
  private let publisher: () -> AnyPublisher<Output, ServiceError<Code>>
  private let content: @MainActor (Output) -> Content
  @State private var attempt = 0

  init(
    _ publisher: @escaping @autoclosure () -> AnyPublisher<Output, ServiceError<Code>>, words: ListWords,
    @ViewBuilder content: @escaping @MainActor (Output) -> Content
  ) {
    self.publisher = publisher
    self.words = words
    self.content = content
  }

  var body: some View {
    PublisherView(
      publisher: publisher(),
      initial: { ListNotice(state: .loading, words: words, retry: {}) },
      output: content,
      failure: { error in
        PageNotice(state: .failed(error.fetchError), words: words, retry: { attempt += 1 })
      }
    )
    .id(attempt)
  }
}
