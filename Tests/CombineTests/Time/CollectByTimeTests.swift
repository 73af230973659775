import CombineTesting
import Testing

@testable import Combine

@Suite final class CollectByTimeTests {
  private let scheduler = TestScheduler()
  private let source = Source()

  /// A stream that is left open keeps itself alive.
  deinit {
    source.finish()
    scheduler.advance(by: 1000)
  }

  @Test func eachPeriodIsAGroup() {
    let subscriber = RecordingSubscriber<[Int], Broken>().closedAtEnd()
    source.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    for value in 1...5 {
      source.send(value)
      scheduler.advance(by: 0.4)
    }
    #expect(subscriber.values == [[1, 2, 3], [4, 5]])
  }

  @Test func aPeriodWithoutValuesSendsNothing() {
    let subscriber = RecordingSubscriber<[Int], Broken>().closedAtEnd()
    source.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    scheduler.advance(by: 10)
    #expect(subscriber.values.isEmpty)
  }

  @Test func aFullGroupDoesNotWait() {
    let subscriber = RecordingSubscriber<[Int], Broken>().closedAtEnd()
    source.collect(.byTimeOrCount(scheduler, 1, 2)).subscribe(subscriber)
    scheduler.advance(by: 0.9)
    source.send(1)
    source.send(2)
    #expect(subscriber.values == [[1, 2]])
    source.send(3)
    scheduler.advance(by: 0.9)
    #expect(subscriber.values == [[1, 2]])
    scheduler.advance(by: 0.1)
    #expect(subscriber.values == [[1, 2], [3]])
  }

  @Test func theRestIsSentAtTheEnd() {
    let subscriber = RecordingSubscriber<[Int], Broken>().closedAtEnd()
    source.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    source.send(1)
    source.finish()
    #expect(subscriber.values == [[1]])
    #expect(subscriber.isFinished)
  }

  @Test func theRestIsDroppedOnFailure() {
    let subscriber = RecordingSubscriber<[Int], Broken>().closedAtEnd()
    source.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    source.send(1)
    source.fail()
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.failure == .yes)
  }

  @Test func groupsWaitForDemandAndTheEndWaitsForThem() {
    let subscriber = RecordingSubscriber<[Int], Broken>(demand: .none).closedAtEnd()
    source.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    source.send(1)
    scheduler.advance(by: 1)
    source.send(2)
    source.finish()
    #expect(subscriber.values.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == [[1]])
    #expect(subscriber.completion == nil)
    subscriber.request(.max(1))
    #expect(subscriber.values == [[1], [2]])
    #expect(subscriber.isFinished)
  }
}

@Suite struct CollectByTimeStateTests {
  @Test func aFullGroupClosesItself() {
    var state = CollectByTimeState<Int>(capacity: 2)
    state.request(.unlimited)
    #expect(state.receive(1) == .wait)
    #expect(state.take() == nil)
    #expect(state.receive(2) == .restartPeriod)
    #expect(state.take() == [1, 2])
    #expect(state.isEmpty)
  }

  @Test func anEmptyGroupIsNoGroup() {
    var state = CollectByTimeState<Int>(capacity: nil)
    state.request(.unlimited)
    state.close()
    #expect(state.take() == nil)
  }
}
