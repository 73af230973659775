import CombineTesting
import Testing

@testable import Combine

@Suite final class ThrottleTests {
  private let scheduler = TestScheduler()
  private let source = Source()

  /// A stream that is left open keeps itself alive.
  deinit {
    source.finish()
    scheduler.advance(by: 1000)
  }

  private func values(latest: Bool) -> [Int] {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    source.throttle(for: 1, scheduler: scheduler, latest: latest).subscribe(subscriber)
    for value in 1...10 {
      source.send(value)
      scheduler.advance(by: 0.25)
    }
    scheduler.advance(by: 1)
    return subscriber.values
  }

  @Test func theFirstOfEachIntervalArrives() {
    #expect(values(latest: false) == [1, 2, 5, 9])
  }

  @Test func theLatestOfEachIntervalArrives() {
    #expect(values(latest: true) == [1, 4, 8, 10])
  }

  @Test func aValueAfterAPauseArrivesAtOnce() {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    source.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(subscriber)
    source.send(1)
    scheduler.advance(by: 5)
    source.send(2)
    scheduler.advance()
    #expect(subscriber.values == [1, 2])
  }

  @Test func theEndWaitsForTheValueThatWaits() {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    source.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(subscriber)
    source.send(1)
    scheduler.advance()
    source.send(2)
    source.finish()
    scheduler.advance(by: 0.5)
    #expect(subscriber.values == [1])
    #expect(subscriber.completion == nil)
    scheduler.advance(by: 0.5)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.isFinished)
  }
}

@Suite struct ThrottleStateTests {
  @Test func timeIsCountedFromTheLastValueSent() {
    var state = ThrottleState<String, Int>(latest: true)
    #expect(state.receive("a", now: 0) { $0 + 10 } == .sendSoon)
    #expect(state.take(now: 2) == "a")
    #expect(state.receive("b", now: 5) { $0 + 10 } == .send(at: 12))
    #expect(state.receive("c", now: 6) { $0 + 10 } == .wait)
    #expect(state.take(now: 12) == "c")
    #expect(state.take(now: 12) == nil)
    #expect(state.receive("d", now: 22) { $0 + 10 } == .sendSoon)
  }

  @Test func theFirstIsKeptUnlessTheLatestIsWanted() {
    var state = ThrottleState<String, Int>(latest: false)
    _ = state.receive("a", now: 0) { $0 }
    _ = state.receive("b", now: 0) { $0 }
    #expect(state.take(now: 0) == "a")
  }
}
