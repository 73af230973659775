@testable import Combine
import CombineTesting
import Foundation
import Testing

@Suite final class DebounceTests {
  private let scheduler = TestScheduler()
  private let source = Source()

  /// A stream that is left open keeps itself alive.
  deinit {
    source.finish()
    scheduler.advance(by: 1000)
  }

  private func subscribed(_ demand: Subscribers.Demand = .unlimited) -> RecordingSubscriber<Int, Broken> {
    let subscriber = RecordingSubscriber<Int, Broken>(demand: demand).closedAtEnd()
    source.debounce(for: 0.3, scheduler: scheduler).subscribe(subscriber)
    return subscriber
  }

  @Test func onlyTheLastOfABurstArrives() {
    let subscriber = subscribed()
    for value in 1...3 {
      source.send(value)
      scheduler.advance(by: 0.2)
    }
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: .milliseconds(99))
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(subscriber.values == [3])
  }

  @Test func burstsApartArriveEach() {
    let subscriber = subscribed()
    for value in 1...3 {
      source.send(value)
      scheduler.advance(by: 0.3)
    }
    #expect(subscriber.values == [1, 2, 3])
  }

  @Test func aValueThatWaitsAtTheEndIsDropped() {
    let subscriber = subscribed()
    source.send(1)
    source.finish()
    scheduler.advance(by: 1)
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.isFinished)
  }

  @Test func aThousandValuesNeedOneWakeUp() {
    let subscriber = subscribed()
    for value in 1...1000 { source.send(value) }
    #expect(scheduler.scheduledCount == 1)
    scheduler.advance(by: 0.3)
    #expect(subscriber.values == [1000])
    #expect(scheduler.scheduledCount == 0)
  }

  @Test func aValueWithoutDemandIsDropped() {
    let subscriber = subscribed(.none)
    source.send(1)
    scheduler.advance(by: 0.3)
    subscriber.request(.unlimited)
    scheduler.advance(by: 0.3)
    #expect(subscriber.values.isEmpty)
    source.send(2)
    scheduler.advance(by: 0.3)
    #expect(subscriber.values == [2])
  }

  @Test func plainNumbersAndUnitsCompileOnEveryScheduler() {
    let subject = PassthroughSubject<Int, Never>()
    _ = subject.debounce(for: 0.1, scheduler: RunLoop.main)
    _ = subject.debounce(for: 1, scheduler: RunLoop.main)
    _ = subject.debounce(for: .seconds(0.1), scheduler: RunLoop.main)
    _ = subject.debounce(for: .milliseconds(100), scheduler: RunLoop.main)
    _ = subject.debounce(for: 0.1, scheduler: DispatchQueue.main)
    _ = subject.debounce(for: .seconds(0.1), scheduler: DispatchQueue.main)
    _ = subject.debounce(for: .milliseconds(100), scheduler: DispatchQueue.main)
    _ = subject.debounce(for: 0.1, scheduler: OperationQueue.main)
    _ = subject.debounce(for: .seconds(1), scheduler: OperationQueue.main)
    _ = subject.debounce(for: .milliseconds(100), scheduler: OperationQueue.main)
  }
}

@Suite struct DebounceStateTests {
  @Test func aValueAsksForItsWakeUpOnce() {
    var state = DebounceState<String, Int>()
    #expect(state.receive("a", due: 3) == .wake(at: 3))
    #expect(state.receive("b", due: 4) == .wait)
    #expect(state.wake() == .wake(at: 4))
    #expect(state.wake() == .send)
    #expect(state.take() == "b")
    #expect(state.wake() == .wait)
  }

  @Test func valuesDueTogetherAreOne() {
    var state = DebounceState<String, Int>()
    #expect(state.receive("a", due: 3) == .wake(at: 3))
    #expect(state.receive("b", due: 3) == .wait)
    #expect(state.wake() == .send)
    #expect(state.take() == "b")
  }

  @Test func aForgottenValueIsNotSent() {
    var state = DebounceState<String, Int>()
    _ = state.receive("a", due: 3)
    _ = state.take()
    #expect(state.wake() == .wait)
    #expect(state.receive("b", due: 9) == .wake(at: 9))
  }
}
