import Combine
import Testing

@Suite struct FlatMapTests {
  @Test func behavesAsAnOperator() {
    checkOperator(.init(name: "FlatMap", isEager: true)) { upstream, witness in
      upstream.flatMap { [witness] in Just(($0, witness).0).setFailureType(to: TestError.self) }
    }
    checkOperator(.init(name: "SwitchToLatest", isEager: true, ownsClosure: false)) { upstream, witness in
      upstream.map { [witness] in Just(($0, witness).0).setFailureType(to: TestError.self) }.switchToLatest()
    }
  }

  @Test func everyPublisherIsHeard() {
    let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let outer = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    outer.flatMap { inner[$0] }.subscribe(subscriber)
    outer.send(0)
    outer.send(1)
    inner[0].send(1)
    inner[1].send(2)
    inner[0].send(3)
    outer.send(completion: .finished)
    inner[0].send(completion: .finished)
    inner[1].send(4)
    #expect(subscriber.values == [1, 2, 3, 4])
    #expect(subscriber.completions.isEmpty)
    inner[1].send(completion: .finished)
    #expect(subscriber.isFinished)
  }

  @Test func failureTypesAreAdjusted() {
    let neverToError = TrackingSubscriber<Int, TestError>()
    Just(1).flatMap { _ in Fail<Int, TestError>(error: TestError()) }.subscribe(neverToError)
    #expect(neverToError.failure != nil)
    let errorToNever = TrackingSubscriber<Int, TestError>()
    Just(1).setFailureType(to: TestError.self).flatMap { Just($0 + 1) }.subscribe(errorToNever)
    #expect(errorToNever.values == [2])
    let switching = TrackingSubscriber<Int, TestError>()
    Just(Fail<Int, TestError>(error: TestError())).switchToLatest().subscribe(switching)
    #expect(switching.failure != nil)
    let back = TrackingSubscriber<Int, TestError>()
    Just(Just(1)).setFailureType(to: TestError.self).switchToLatest().subscribe(back)
    #expect(back.values == [1])
  }

  @Test func maxPublishersLimitsTheUpstream() {
    let upstream = ScriptedPublisher<Int, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    upstream.flatMap(maxPublishers: .max(1)) { _ in inner }.subscribe(subscriber)
    #expect(upstream.requests == [.max(1)])
    upstream.send(1)
    #expect(upstream.demand == .none)
    inner.send(completion: .finished)
    #expect(upstream.demand == .max(1))
  }

  @Test func demandHoldsValuesBack() {
    let subscriber = TrackingSubscriber<Int, Never>(demand: .max(2))
    (1...3).publisher.flatMap { Just($0) }.subscribe(subscriber)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2, 3])
    #expect(subscriber.isFinished)
  }

  @Test func aFailingPublisherEndsTheRest() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let inner = [ScriptedPublisher<Int, TestError>(), ScriptedPublisher<Int, TestError>()]
    let subscriber = TrackingSubscriber<Int, TestError>()
    upstream.flatMap { inner[$0] }.subscribe(subscriber)
    upstream.send(0)
    upstream.send(1)
    inner[1].send(completion: .failure(TestError(code: 8)))
    #expect(upstream.cancellations == 1)
    #expect(inner[0].cancellations == 1)
    #expect(subscriber.failure?.code == 8)
  }

  @Test func switchToLatestCancelsTheOvertaken() {
    let upstream = PassthroughSubject<ScriptedPublisher<Int, TestError>, TestError>()
    let (first, second) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<Int, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(3))
    upstream.switchToLatest().subscribe(subscriber)
    upstream.send(first)
    first.send(1)
    upstream.send(second)
    #expect(first.cancellations == 1)
    #expect(second.requests == [.max(2)])
    first.send(100)
    second.send(2)
    upstream.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    second.send(completion: .finished)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.isFinished)
  }

  @Test func switchFromInsideAValue() {
    let upstream = PassthroughSubject<Just<Int>, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    subscriber.onValue = {
      if $0 < 3 { upstream.send(Just($0 + 1)) }; return .none
    }
    upstream.switchToLatest().subscribe(subscriber)
    upstream.send(Just(1))
    #expect(subscriber.values == [1, 2, 3])
  }
}
