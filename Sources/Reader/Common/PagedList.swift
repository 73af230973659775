import Combine
import Fetch
import SwiftUI

/// What a reader's choices ask of a service.
enum Question<Asked: Equatable & Sendable>: Equatable, Sendable {
  case ask(Asked)
  /// Nothing is asked, and why.
  case wait(LocalizedStringKey)
}

/// A list of results that follows a question and grows page by page.
///
/// The latest question wins: one that is overtaken is cancelled. An error is shown and ends nothing.
@MainActor
final class PagedList<Asked: Equatable & Sendable, Page: ResultPage>: ObservableObject {
  @Published private(set) var items: [Page.Item] = []
  /// Counts lists that begin anew: where another question of a choice was answered, not while the reader types.
  private(set) var edition = 0
  @Published private(set) var state = LoadState.loading
  /// The error that the reader has not been told of yet.
  @Published var alert: FetchError?

  private typealias Answer = Result<Page, Failure>

  private struct Failure: Error {
    let error: FetchError
    let isEndOfResults: Bool
  }

  /// The question that the items answer; nil where there are none.
  private var answered: Asked?
  private let emptyPager: Pager<Page>
  private let isChoice: Bool
  private var pager: Pager<Page>
  private let ask: (Asked, Int) -> AnyPublisher<Answer, Never>
  private let retries = PassthroughSubject<Void, Never>()
  private var endpoint: Asked?
  /// How old kept answers may be since the reader has brought the list up to date; nil before.
  private var greatestAge: TimeInterval?
  private var nextPage: AnyCancellable?
  private var subscription: AnyCancellable?

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - questions: What to ask, on the main thread.
  ///   - pager: How pages are counted; empty.
  ///   - isChoice: Whether each question has a list of its own, which is read from its beginning; otherwise, by default, the
  ///     reader stays at the place where they are while the list changes.
  ///   - fetch: Fetches a page of an endpoint, on any thread.
  init<Code>(
    _ questions: some Publisher<Question<Asked>, Never>, pager: Pager<Page>, isChoice: Bool = false,
    fetch: @escaping (Asked, Int) -> AnyPublisher<Page, ServiceError<Code>>
  ) {
    emptyPager = pager
    self.isChoice = isChoice
    self.pager = pager
    ask = { endpoint, page in
      fetch(endpoint, page)
        .mapError { Failure(error: $0.fetchError, isEndOfResults: $0.isEndOfResults) }
        .asResult()
        .receive(on: RunLoop.main)
        .eraseToAnyPublisher()
    }
    subscription = Publishers.CombineLatest(questions.removeDuplicates(), retries.prepend(()))
      .map(\.0)
      .handleEvents(receiveOutput: { [weak self] question in self?.begin(question) })
      .map { [ask] question -> AnyPublisher<Answer, Never> in
        guard case .ask(let endpoint) = question else { return Empty().eraseToAnyPublisher() }
        return ask(endpoint, 1)
      }
      .switchToLatest()
      .sink { [weak self] answer in self?.take(answer) }
  }

  /// Asks again after an error.
  func retry() {
    retries.send()
  }

  /// Seconds for which an answer counts as new: who pulls again and again, and many who pull at once, ask the service once.
  private static var newness: TimeInterval { 10 }

  /// Asks the service for the first page again, and returns when it is there or has failed.
  func refresh() async {
    greatestAge = Self.newness
    FetchRequest.$greatestAge.withValue(greatestAge) { retry() }
    for await state in $state.values where state != .loading { return }
  }

  /// Asks for the next page, unless that is under way or there is none.
  func loadMore() {
    guard state == .loaded, nextPage == nil, let endpoint, let page = pager.nextPage
    else { return }
    nextPage = FetchRequest.$greatestAge.withValue(greatestAge) {
      ask(endpoint, page)
        .sink { [weak self] answer in
          self?.nextPage = nil
          self?.take(answer)
        }
    }
  }

  private func begin(_ question: Question<Asked>) {
    nextPage = nil
    pager = emptyPager
    switch question {
    case .ask(let endpoint):
      if endpoint != self.endpoint { greatestAge = nil }
      self.endpoint = endpoint
      state = .loading
    case .wait(let reason):
      endpoint = nil
      answered = nil
      items = []
      state = .idle(reason)
    }
  }

  /// Whether the items answer the question that is asked: a failure takes nothing away.
  private var isRefreshing: Bool { !items.isEmpty && answered == endpoint }

  private func take(_ answer: Answer) {
    switch answer {
    case .success(let page):
      pager.append(page)
      if isChoice, answered != endpoint { edition += 1 }
      items = pager.items
      answered = endpoint
      state = .loaded
    case .failure(let failure):
      if failure.isEndOfResults { return pager.end() }
      // What takes the list's place says it; an alert does where there is a list.
      if pager.items.isEmpty, !isRefreshing {
        items = []
        state = .failed(failure.error)
      } else {
        alert = failure.error
        state = .loaded
      }
    }
  }
}
