import Combine
import CombineTesting
import Foundation
import Testing

@MainActor @Suite struct TimerPublisherTests {
  private let clock = VirtualClock()

  @Test func nothingTicksBeforeTheConnection() {
    let subscriber = RecordingSubscriber<Date, Never>().closedAtEnd()
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    timer.subscribe(subscriber)
    clock.advance(by: 10)
    #expect(subscriber.values.isEmpty)
    #expect(clock.scheduledCount == 0)
    subscriber.cancel()
  }

  @Test func autoconnectTicksUntilTheLastCancels() {
    var count = 0
    let cancellable = clock.run {
      Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
    }
    clock.advance(by: 3)
    #expect(count == 3)
    cancellable.cancel()
    clock.advance(by: 3)
    #expect(count == 3)
    #expect(clock.scheduledCount == 0)
  }

  @Test func demandIsExactForEachSubscriber() {
    let eager = RecordingSubscriber<Date, Never>().closedAtEnd()
    let modest = RecordingSubscriber<Date, Never>(demand: .max(2)).closedAtEnd()
    let timer = Timer.publish(every: 1, on: .main, in: .default)
    timer.subscribe(eager)
    timer.subscribe(modest)
    let connection = clock.run { timer.connect() }
    clock.advance(by: 5)
    #expect(eager.values.count == 5)
    #expect(modest.values.count == 2)
    connection.cancel()
    eager.cancel()
    modest.cancel()
  }

  @Test func stoppingReleasesTheSubscribers() {
    weak var released: RecordingSubscriber<Date, Never>?
    do {
      let subscriber = RecordingSubscriber<Date, Never>().closedAtEnd()
      released = subscriber
      let timer = Timer.publish(every: 1, on: .main, in: .default)
      timer.subscribe(subscriber)
      let connection = clock.run { timer.connect() }
      clock.advance(by: 1)
      connection.cancel()
      subscriber.cancel()
    }
    #expect(released == nil)
  }
}
