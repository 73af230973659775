import Combine
import CombineTesting
import Foundation
import Testing

@MainActor @Suite struct VirtualClockTests {
  private let clock = VirtualClock()

  @Test func aDebounceOnTheMainRunLoopUsesVirtualTime() {
    let subject = PassthroughSubject<String, Never>()
    let subscriber = RecordingSubscriber<String, Never>().closedAtEnd()
    clock.run {
      subject.debounce(for: 0.3, scheduler: RunLoop.main).subscribe(subscriber)
      subject.send("s")
    }
    clock.advance(by: 0.2)
    clock.run { subject.send("sw") }
    clock.advance(by: 0.299)
    #expect(subscriber.values.isEmpty)
    clock.advance(by: 0.001)
    #expect(subscriber.values == ["sw"])
    clock.run { subscriber.cancel() }
  }

  @Test func whatFollowsFromDelayedWorkStaysOnVirtualTime() {
    let subscriber = RecordingSubscriber<Int, Never>().closedAtEnd()
    clock.run {
      Just(1)
        .delay(for: 60, scheduler: DispatchQueue.main)
        .delay(for: 60, scheduler: RunLoop.main)
        .subscribe(subscriber)
    }
    clock.advance(by: 119)
    #expect(subscriber.values.isEmpty)
    clock.advance(by: 1)
    #expect(subscriber.values == [1])
    #expect(clock.pendingCount == 0)
  }

  @Test func aTimerTicksWithoutDrift() {
    let subscriber = RecordingSubscriber<Date, Never>().closedAtEnd()
    let timer = clock.run { Timer.publish(every: 0.1, on: .main, in: .common) }
    timer.subscribe(subscriber)
    let connection = clock.run { timer.connect() }
    clock.advance(by: 100)
    #expect(subscriber.values.count == 1000)
    let first = subscriber.values.first ?? .distantPast
    let last = subscriber.values.last ?? .distantFuture
    #expect(abs(last.timeIntervalSince(first) - 99.9) < 1e-5)
    connection.cancel()
    #expect(clock.scheduledCount == 0)
  }

  @Test func aTimerHidesNothingThatIsUnderWay() {
    let timer = clock.run { Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in } }
    #expect(clock.isWaiting)
    clock.hostContext.begin()
    #expect(!clock.isWaiting, "a request, say")
    let delayed = clock.run { Just(1).delay(for: 5, scheduler: DispatchQueue.main).sink { _ in } }
    #expect(!clock.isWaiting)
    clock.hostContext.end()
    #expect(clock.isWaiting)
    clock.advance(by: 5)
    #expect(clock.isWaiting && clock.pendingCount == 0)
    withExtendedLifetime((timer, delayed)) {}
  }

  @Test func workWithoutDelayGoesThroughTheMainQueue() async {
    let subscriber = RecordingSubscriber<Int, Never>().closedAtEnd()
    clock.run { Just(1).receive(on: RunLoop.main).subscribe(subscriber) }
    #expect(subscriber.values.isEmpty)
    await clock.settle()
    #expect(subscriber.values == [1])
  }

  @Test func intervalsAreMeasuredInVirtualTime() {
    let subject = PassthroughSubject<Void, Never>()
    let subscriber = RecordingSubscriber<DispatchQueue.SchedulerTimeType.Stride, Never>().closedAtEnd()
    clock.run {
      subject.measureInterval(using: DispatchQueue.main).subscribe(subscriber)
      clock.advance(by: 2)
      subject.send()
    }
    #expect(subscriber.values == [.seconds(2)])
  }
}

@Suite struct TestSchedulerTests {
  @Test func workRunsInOrderOfTimeThenOfScheduling() {
    let scheduler = TestScheduler()
    var log: [String] = []
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { log.append("late") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("first") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("second") }
    scheduler.schedule { log.append("now") }
    scheduler.advance(by: 1)
    #expect(log == ["now", "first", "second"])
    scheduler.run()
    #expect(log == ["now", "first", "second", "late"])
    #expect(scheduler.now == VirtualTime(nanoseconds: 2_000_000_000))
  }

  @Test func aRepeatingTimerStopsWhenItsHandleGoes() {
    let scheduler = TestScheduler()
    var count = 0
    var handle: (any Cancellable)? = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    scheduler.advance(by: 3)
    #expect(count == 4)
    withExtendedLifetime(handle) {}
    handle = nil
    #expect(scheduler.scheduledCount == 0)
  }

  @Test func itStandsInForADispatchQueue() {
    let scheduler = TestSchedulerOf<DispatchQueue>(now: .init(.init(uptimeNanoseconds: 1)))
    func delayed<S: Scheduler<DispatchQueue.SchedulerTimeType>>(on scheduler: S) -> some Publisher<Int, Never> {
      Just(1).delay(for: .milliseconds(5), scheduler: scheduler)
    }
    let subscriber = RecordingSubscriber<Int, Never>().closedAtEnd()
    delayed(on: scheduler).subscribe(subscriber)
    scheduler.advance(by: .milliseconds(5))
    #expect(subscriber.values == [1])
  }
}
