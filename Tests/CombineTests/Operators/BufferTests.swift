import Combine
import Testing

@Suite struct BufferTests {
  @Test func behavesAsAnOperator() {
    checkOperator(.init(name: "Buffer", isEager: true)) { upstream, witness in
      upstream.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { [witness] in (TestError(), witness).0 })
    }
  }

  private func buffered(_ whenFull: Publishers.BufferingStrategy<TestError>) -> TrackingSubscriber<Int, TestError> {
    let subscriber = play([1, 2, 3], demand: .none, ending: nil) {
      $0.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull)
    }
    subscriber.request(.unlimited)
    return subscriber
  }

  @Test func aFullBuffer() {
    #expect(buffered(.dropNewest).values == [1, 2])
    #expect(buffered(.dropOldest).values == [2, 3])
    #expect(buffered(.customError { TestError(code: 6) }).values == [1, 2])
    #expect(buffered(.customError { TestError(code: 6) }).failure?.code == 6)
  }

  @Test func keepFullAsksAgainAsItEmpties() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .none)
    upstream.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
    #expect(upstream.requests == [.max(2)])
    upstream.send(1)
    subscriber.request(.max(1))
    #expect(upstream.requests == [.max(2), .max(1)])
  }

  @Test func theEndComesAfterTheValues() {
    let subscriber = play([1, 2], demand: .max(1)) { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest) }
    #expect(subscriber.values == [1])
    #expect(subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.completions.isEmpty, "the end waits for demand")
    subscriber.request(.max(1))
    #expect(subscriber.isFinished)
  }

  @Test func manyValuesComeInOrder() {
    let subscriber = play(Array(0..<1_000), demand: .none) {
      $0.buffer(size: 1_000, prefetch: .byRequest, whenFull: .dropNewest)
    }
    for _ in 0...1_000 { subscriber.request(.max(1)) }
    #expect(subscriber.values == Array(0..<1_000))
    #expect(subscriber.isFinished)
  }
}
