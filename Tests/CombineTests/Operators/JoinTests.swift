import Combine
import Testing

@Suite struct JoinTests {
  @Test func zipPairsEachValueOnce() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let subscriber = TrackingSubscriber<String, Never>()
    a.zip(b) { "\($0)\($1)" }.subscribe(subscriber)
    a.send(1)
    a.send(2)
    a.send(3)
    b.send("a")
    b.send("b")
    #expect(subscriber.values == ["1a", "2b"])
    b.send(completion: .finished)
    #expect(subscriber.completions.isEmpty == false, "b has no value left: no pair can come")
  }

  @Test func zipFinishesWhenTheValuesOfAFinishedInputAreUsedUp() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscriber = TrackingSubscriber<Int, Never>()
    a.zip(b) { $0 + $1 }.subscribe(subscriber)
    a.send(1)
    a.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    b.send(10)
    #expect(subscriber.values == [11])
    #expect(subscriber.isFinished)
  }

  @Test func zipThreeAndFour() {
    let three = TrackingSubscriber<[Int], Never>()
    [1, 2].publisher.zip([3, 4].publisher, [5, 6].publisher) { [$0, $1, $2] }.subscribe(three)
    #expect(three.values == [[1, 3, 5], [2, 4, 6]])
    #expect(three.isFinished)
    let four = TrackingSubscriber<Int, Never>()
    Just(1).zip(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.subscribe(four)
    #expect(four.values == [10])
    #expect(four.isFinished)
  }

  @Test func zipAsksEveryInputForWhatWasRequested() {
    let (a, b) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<Int, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(2)) { _ in .max(1) }
    a.zip(b) { $0 + $1 }.subscribe(subscriber)
    #expect(a.requests == [.max(2)] && b.requests == [.max(2)])
    a.send(1)
    #expect(b.send(1) == .max(1))
    #expect(a.requests == [.max(2), .max(1)])
  }

  /// B5: sending into a zip from inside its subscriber keeps the order.
  @Test func reentrantSendIntoZip() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscriber = TrackingSubscriber<Int, Never>()
    subscriber.onValue = { sum in
      if sum < 30 {
        a.send(sum)
        b.send(1)
      }
      return .none
    }
    a.zip(b) { $0 + $1 }.subscribe(subscriber)
    a.send(25)
    b.send(1)
    #expect(subscriber.values == [26, 27, 28, 29, 30])
  }

  @Test func combineLatestUsesTheLatestOfAll() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscriber = TrackingSubscriber<Int, Never>()
    a.combineLatest(b) { $0 * 10 + $1 }.subscribe(subscriber)
    a.send(1)
    a.send(2)
    b.send(3)
    a.send(4)
    a.send(completion: .finished)
    b.send(5)
    #expect(subscriber.values == [23, 43, 45])
    #expect(subscriber.completions.isEmpty)
    b.send(completion: .finished)
    #expect(subscriber.isFinished)
  }

  /// B11: every arity of combineLatest.
  @Test func combineLatestOfAllArities() {
    let two = TrackingSubscriber<[Int], Never>()
    Just(1).combineLatest(Just(2)).map { [$0, $1] }.subscribe(two)
    #expect(two.values == [[1, 2]])
    let three = TrackingSubscriber<[Int], Never>()
    Just(1).combineLatest(Just(2), Just(3)) { [$0, $1, $2] }.subscribe(three)
    #expect(three.values == [[1, 2, 3]])
    let four = TrackingSubscriber<[Int], Never>()
    Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).map { [$0, $1, $2, $3] }.subscribe(four)
    #expect(four.values == [[1, 2, 3, 4]])
    #expect(four.isFinished)
  }

  @Test func combineLatestNeverSendsMoreThanWasAskedFor() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscriber = TrackingSubscriber<Int, Never>(demand: .max(1))
    a.combineLatest(b) { $0 + $1 }.subscribe(subscriber)
    a.send(1)
    b.send(1)
    a.send(2)
    b.send(2)
    #expect(subscriber.values == [2])
    subscriber.request(.max(1))
    a.send(3)
    #expect(subscriber.values.count == 2)
  }

  @Test func aFailureCancelsTheOthers() {
    let (a, b) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<Int, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>()
    a.combineLatest(b) { $0 + $1 }.subscribe(subscriber)
    a.send(completion: .failure(TestError(code: 3)))
    #expect(b.cancellations == 1)
    #expect(subscriber.failure?.code == 3)
    b.send(1)
    #expect(subscriber.values.isEmpty)
  }

  @Test func cancellingReachesEveryInput() {
    let (a, b) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<Int, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>()
    a.zip(b) { $0 + $1 }.subscribe(subscriber)
    subscriber.cancel()
    subscriber.cancel()
    #expect(a.cancellations == 1 && b.cancellations == 1)
  }

  @Test func equality() {
    #expect(Just(1).zip(Just(2)) == Just(1).zip(Just(2)))
    #expect(Just(1).combineLatest(Just(2)) != Just(1).combineLatest(Just(3)))
    #expect(Publishers.Merge(Just(1), Just(2)) == Publishers.Merge(Just(1), Just(2)))
    #expect(Publishers.Zip4(Just(1), Just(1), Just(1), Just(1)) == Publishers.Zip4(Just(1), Just(1), Just(1), Just(1)))
  }
}
