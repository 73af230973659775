import CombineTesting
import Testing

@testable import Combine

@Suite struct TimeoutTests {
  private let scheduler = TestScheduler()
  private let source = Source()

  @Test func silenceFinishesTheStreamAndCancelsTheSource() {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    source.timeout(2, scheduler: scheduler).subscribe(subscriber)
    scheduler.advance(by: .milliseconds(1999))
    #expect(subscriber.completion == nil)
    scheduler.advance(by: .milliseconds(1))
    #expect(subscriber.isFinished)
    #expect(source.cancelCount == 1)
    #expect(scheduler.scheduledCount == 0)
  }

  @Test func silenceFailsWithTheCustomError() {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    source.timeout(.seconds(2), scheduler: scheduler, customError: { .yes }).subscribe(subscriber)
    scheduler.advance(by: 2)
    #expect(subscriber.failure == .yes)
  }

  @Test func eachValueStartsTheTimeAnew() {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    source.timeout(2, scheduler: scheduler).subscribe(subscriber)
    for value in 1...5 {
      scheduler.advance(by: 1.5)
      source.send(value)
    }
    scheduler.advance(by: 1.9)
    #expect(subscriber.values == [1, 2, 3, 4, 5])
    #expect(subscriber.completion == nil)
    scheduler.advance(by: 0.1)
    #expect(subscriber.isFinished)
  }
}

@Suite struct TimeoutStateTests {
  @Test func aTouchMovesTheDeadlineWithoutAnotherWakeUp() {
    var state = TimeoutState<Int>()
    #expect(state.touch(deadline: 5) == .wake(at: 5))
    #expect(state.touch(deadline: 8) == .wait)
    #expect(state.wake() == .wake(at: 8))
    #expect(state.wake() == .expire)
    #expect(state.wake() == .wait)
    #expect(state.touch(deadline: 20) == .wait)
  }

  @Test func afterTheEndNothingExpires() {
    var state = TimeoutState<Int>()
    _ = state.touch(deadline: 5)
    state.stop()
    #expect(state.wake() == .wait)
  }
}
