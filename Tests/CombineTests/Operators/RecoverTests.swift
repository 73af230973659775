import Combine
import Testing

@Suite struct RecoverTests {
  @Test func behavesAsAnOperator() {
    checkOperator(.init(name: "Catch", passesFailure: false)) { upstream, witness in
      upstream.catch { [witness] _ in Just((1, witness).0) }
    }
    checkOperator(.init(name: "TryCatch")) { upstream, witness in
      upstream.tryCatch { [witness] error -> Just<Int> in throw (error, witness).0 }
    }
  }

  @Test func catchGoesOnWithTheDemandThatIsLeft() {
    let first = ScriptedPublisher<Int, TestError>()
    let second = ScriptedPublisher<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(demand: .max(5)) { $0 == 1 ? .max(1) : .none }
    first.catch { _ in second }.subscribe(subscriber)
    first.send(1)
    first.send(2)
    first.send(completion: .failure(TestError()))
    #expect(second.requests == [.max(4)])
    second.send(3)
    second.send(completion: .finished)
    #expect(subscriber.values == [1, 2, 3])
    #expect(subscriber.isFinished)
  }

  @Test func tryCatchFailsWithWhatIsThrown() {
    let subscriber = play([], ending: .failure(TestError())) { upstream in
      upstream.tryCatch { _ -> Just<Int> in throw TestError(code: 3) }
    }
    #expect(subscriber.failure as? TestError == TestError(code: 3))
  }

  @Test func retrySubscribesAgain() {
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, TestError> in
      attempts += 1
      return attempts < 3
        ? Fail(error: TestError()).eraseToAnyPublisher()
        : Just(9).setFailureType(to: TestError.self).eraseToAnyPublisher()
    }
    let subscriber = TrackingSubscriber<Int, TestError>()
    flaky.retry(5).subscribe(subscriber)
    #expect(attempts == 3)
    #expect(subscriber.values == [9])
    #expect(subscriber.isFinished)
  }

  @Test func retryGivesUp() {
    let upstream = ScriptedPublisher<Int, TestError>()
    upstream.afterSubscription = { $0.send(completion: .failure(TestError(code: 4))) }
    let subscriber = TrackingSubscriber<Int, TestError>()
    upstream.retry(2).subscribe(subscriber)
    #expect(upstream.subscribers == 3)
    #expect(subscriber.failure?.code == 4)
  }

  @Test func manyRetriesInARowCostNoStack() {
    var attempts = 0
    let failing = Deferred { () -> Fail<Int, TestError> in
      attempts += 1
      return Fail(error: TestError())
    }
    let subscriber = TrackingSubscriber<Int, TestError>()
    failing.retry(100_000).subscribe(subscriber)
    #expect(attempts == 100_001)
    #expect(subscriber.failure != nil)
  }

  @Test func replacesErrorAndEmpty() {
    #expect(play([1], ending: .failure(TestError())) { $0.replaceError(with: 0) }.values == [1, 0])
    #expect(play([]) { $0.replaceEmpty(with: 7) }.values == [7])
    #expect(play([1]) { $0.replaceEmpty(with: 7) }.values == [1])
    let waiting = play([1], demand: .max(1), ending: .failure(TestError())) { $0.replaceError(with: 0) }
    #expect(waiting.values == [1])
    #expect(waiting.completions.isEmpty)
    waiting.request(.max(1))
    #expect(waiting.values == [1, 0])
    #expect(waiting.isFinished)
  }
}
