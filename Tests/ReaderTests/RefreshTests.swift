import Combine
import Fetch
import SwiftUI
import Synchronization
import TheCatAPI
import Testing

@testable import Reader

/// What bringing a list up to date asks of the caches.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct RefreshTests {
  @Test func answersAreNewFromThenOnUntilSomethingElseIsAsked() async {
    let ages = Mutex<[TimeInterval?]>([])
    let questions = CurrentValueSubject<Question<Int>, Never>(.ask(1))
    let list = PagedList<Int, CatPage<CatImage>>(questions, pager: Pager(pageSize: 1)) { _, page in
      Deferred {
        ages.withLock { $0.append(FetchRequest.greatestAge) }
        return Just(CatPage<CatImage>(number: page, items: [], isLast: false)).setFailureType(to: CatError.self)
      }.eraseToAnyPublisher()
    }
    #expect(ages.withLock { $0 } == [nil])
    await list.refresh()
    list.loadMore()
    questions.send(.ask(2))
    #expect(ages.withLock { $0 } == [nil, 10, 10, nil])
  }
}
