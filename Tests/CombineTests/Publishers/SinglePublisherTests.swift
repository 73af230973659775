import Combine
import Foundation
import Testing

@Suite struct SinglePublisherTests {
  private func play<P: Publisher>(_ publisher: P, demand: Subscribers.Demand = .unlimited) -> TrackingSubscriber<
    P.Output, P.Failure
  > {
    let subscriber = TrackingSubscriber<P.Output, P.Failure>(demand: demand)
    publisher.subscribe(subscriber)
    return subscriber
  }

  @Test func justWaitsForDemand() {
    let subscriber = play(Just(1), demand: .none)
    #expect(subscriber.events == [.subscription("Just")])
    subscriber.request(.max(1))
    subscriber.request(.max(1))
    #expect(subscriber.events == [.subscription("Just"), .value(1), .completion(.finished)])
    let cancelled = play(Just(1), demand: .none)
    cancelled.cancel()
    cancelled.request(.max(1))
    #expect(cancelled.values.isEmpty)
  }

  @Test func emptyAndFail() {
    #expect(play(Empty<Int, Never>()).isFinished)
    #expect(play(Empty<Int, Never>(completeImmediately: false)).completions.isEmpty)
    #expect(play(Fail<Int, TestError>(error: TestError(code: 2)), demand: .none).failure?.code == 2)
    #expect(Fail(outputType: Int.self, failure: TestError()) == Fail(error: TestError()))
    #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
  }

  @Test func optionalAndResult() {
    #expect(play(Int?.some(1).publisher).values == [1])
    #expect(play(Int?.none.publisher).events == [.subscription("Empty"), .completion(.finished)])
    #expect(play(Result<Int, TestError>.success(1).publisher).values == [1])
    #expect(play(Result<Int, TestError>.failure(TestError(code: 3)).publisher).failure?.code == 3)
  }

  @Test func sequencesObeyDemand() {
    let subscriber = play([1, 2, 3].publisher, demand: .max(2))
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.events.first == .subscription("[1, 2, 3]"))
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2, 3])
    #expect(subscriber.isFinished)
    #expect(play([Int]().publisher).isFinished)
    #expect(play((1...3).publisher).values == [1, 2, 3])
  }

  @Test func requestsInsideAValueDoNotNest() {
    let subscriber = TrackingSubscriber<Int, Never>(demand: .max(1))
    var depth = 0
    subscriber.onValue = { [unowned subscriber] _ in
      depth += 1
      #expect(depth == 1)
      subscriber.request(.max(1))
      depth -= 1
      return .none
    }
    (0..<100_000).publisher.subscribe(subscriber)
    #expect(subscriber.values.count == 100_000)
  }

  @Test func cancellingInsideAValueStopsASequence() {
    let subscriber = TrackingSubscriber<Int, Never>()
    subscriber.onValue = { [unowned subscriber] in
      if $0 == 2 { subscriber.cancel() }
      return .none
    }
    (1...5).publisher.subscribe(subscriber)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.completions.isEmpty)
  }

  @Test func deferredMakesAPublisherForEach() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(play(deferred).values == [1])
    #expect(play(deferred).values == [2])
  }

  @Test func recordReplays() throws {
    let record = Record<Int, TestError> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(TestError(code: 4)))
    }
    let subscriber = play(record, demand: .max(1))
    #expect(subscriber.values == [1])
    subscriber.request(.unlimited)
    #expect(subscriber.failure?.code == 4)
    let copy = try JSONDecoder().decode(Record<Int, TestError>.self, from: JSONEncoder().encode(record))
    #expect(copy.recording.output == [1, 2])
    #expect(copy.recording.completion == .failure(TestError(code: 4)))
  }

  @Test func futureKeepsItsResult() {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let early = play(future)
    let idle = play(future, demand: .none)
    promise?(.success(5))
    promise?(.success(6))
    #expect(early.events == [.subscription("Future"), .value(5), .completion(.finished)])
    #expect(idle.values.isEmpty)
    idle.request(.max(1))
    #expect(idle.values == [5])
    #expect(play(future).values == [5])
    let failing = Future<Int, TestError> { $0(.failure(TestError(code: 8))) }
    #expect(play(failing, demand: .none).failure?.code == 8)
  }
}
