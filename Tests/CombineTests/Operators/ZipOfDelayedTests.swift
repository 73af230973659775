import Combine
import CombineTesting
import Testing

@Suite struct ZipOfDelayedTests {
  /// B4: a zip of two delayed publishers.
  @Test func zipOfTwoDelayedPublishers() {
    let scheduler = TestScheduler<VirtualTime, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    Just(1).delay(for: .seconds(1), scheduler: scheduler)
      .zip(Just(2).delay(for: .seconds(2), scheduler: scheduler)) { $0 + $1 }
      .subscribe(subscriber)
    scheduler.advance(by: .seconds(1))
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(subscriber.values == [3])
    #expect(subscriber.isFinished)
    subscriber.letGo()
  }

  @Test func cancellingAZipOfDelayedPublishers() {
    let scheduler = TestScheduler<VirtualTime, Never>()
    let sink = Just(1).delay(for: .seconds(1), scheduler: scheduler)
      .zip(Just(2).delay(for: .seconds(2), scheduler: scheduler))
      .sink { _ in Issue.record("a value after cancellation") }
    scheduler.advance(by: .seconds(1))
    sink.cancel()
    scheduler.advance(by: .seconds(1))
  }
}
