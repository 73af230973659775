import Combine
import CombineTesting
import Testing

@Suite struct DelayTests {
  private let scheduler = TestScheduler()
  private let source = Source()

  @Test func everyValueAndTheEndAreHeldBack() {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    source.delay(for: .seconds(2), scheduler: scheduler).subscribe(subscriber)
    source.send(1)
    scheduler.advance(by: 1)
    source.send(2)
    source.finish()
    scheduler.advance(by: 1)
    #expect(subscriber.values == [1])
    #expect(subscriber.completion == nil)
    scheduler.advance(by: 1)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.isFinished)
  }

  @Test func twoDelayedPublishersZip() {
    let subscriber = RecordingSubscriber<Int, Never>().closedAtEnd()
    Just(1).delay(for: 1, scheduler: scheduler)
      .zip(Just(2).delay(for: 2, scheduler: scheduler))
      .map { $0.0 + $0.1 }
      .subscribe(subscriber)
    scheduler.advance(by: 3)
    #expect(subscriber.values == [3])
    #expect(subscriber.isFinished)
  }
}

@Suite struct MeasureIntervalTests {
  @Test func intervalsAreCountedFromTheSubscription() {
    let scheduler = TestScheduler()
    let source = Source()
    let subscriber = RecordingSubscriber<VirtualTime.Stride, Broken>().closedAtEnd()
    source.measureInterval(using: scheduler).subscribe(subscriber)
    scheduler.advance(by: 1.5)
    source.send(1)
    source.send(2)
    scheduler.advance(by: 3)
    source.send(3)
    #expect(subscriber.values == [1.5, 0, 3])
    subscriber.cancel()
  }
}

@Suite struct SubscribeOnTests {
  private let scheduler = TestScheduler()
  private let source = Source()

  @Test func subscriptionRequestAndCancellationUseTheScheduler() {
    let subscriber = RecordingSubscriber<Int, Broken>(demand: .none).closedAtEnd()
    source.subscribe(on: scheduler).subscribe(subscriber)
    #expect(source.subscriptionCount == 0)
    scheduler.advance()
    #expect(source.subscriptionCount == 1)
    subscriber.request(.max(3))
    #expect(source.requests.isEmpty)
    scheduler.advance()
    #expect(source.requests == [.max(3)])
    source.send(1)
    #expect(subscriber.values == [1])
    subscriber.cancel()
    #expect(source.cancelCount == 0)
    scheduler.advance()
    #expect(source.cancelCount == 1)
  }
}
