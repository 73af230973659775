import Combine
import Testing

@Suite struct ConcatenateTests {
  @Test func oneAfterTheOther() {
    #expect(play([1, 2]) { $0.append(3, 4) }.values == [1, 2, 3, 4])
    #expect(play([1, 2]) { $0.prepend(3, 4) }.values == [3, 4, 1, 2])
    #expect(play([1]) { $0.append([2]).prepend([0]) }.values == [0, 1, 2])
  }

  @Test func theSecondIsAskedForWhatIsLeft() {
    let first = ScriptedPublisher<Int, TestError>()
    let second = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(3))
    first.append(second).subscribe(subscriber)
    first.send(1)
    #expect(second.subscribers == 0)
    first.send(completion: .finished)
    #expect(second.requests == [.max(2)])
    second.send(completion: .failure(TestError(code: 2)))
    #expect(subscriber.failure?.code == 2)
  }

  @Test func cancellingTheFirstLetsGoOfTheSecond() {
    let first = ScriptedPublisher<Int, TestError>()
    let second = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>()
    first.append(second).subscribe(subscriber)
    subscriber.cancel()
    first.send(completion: .finished)
    #expect(first.cancellations == 1)
    #expect(second.subscribers == 0)
  }

  /// B9: a chain of appends must not use the stack.
  @Test func aLongChainOfAppends() {
    var chain = Just(0).eraseToAnyPublisher()
    for number in 1...2_000 { chain = chain.append(number).eraseToAnyPublisher() }
    let subscriber = TrackingSubscriber<Int, Never>(demand: .max(1)) { _ in .max(1) }
    chain.subscribe(subscriber)
    #expect(subscriber.values == Array(0...2_000))
    #expect(subscriber.isFinished)
  }
}
