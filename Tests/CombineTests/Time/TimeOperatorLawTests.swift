import Combine
import CombineTesting
import Testing

/// What must hold for every operator that uses a scheduler.
@Suite final class TimeOperatorLawTests {
  private let scheduler = TestScheduler()
  private let source = Source()

  /// A stream that is left open keeps itself alive.
  deinit {
    source.finish()
    scheduler.advance(by: 1000)
  }

  private func subscribe(_ time: TimeOperator, _ subscriber: RecordingSubscriber<Int, Broken>) {
    time.applied(to: source, on: scheduler).subscribe(subscriber)
    scheduler.advance()
  }

  @Test(arguments: TimeOperator.allCases) func aValueArrives(_ time: TimeOperator) {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    subscribe(time, subscriber)
    source.send(1)
    scheduler.advance(by: 3)
    #expect(subscriber.values.count == 1)
    #expect(subscriber.completion == nil)
  }

  @Test(arguments: TimeOperator.allCases) func finishingEndsTheStreamOnce(_ time: TimeOperator) {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    subscribe(time, subscriber)
    source.finish()
    source.finish()
    source.send(1)
    scheduler.advance(by: 200)
    #expect(subscriber.events.count == 2)
    #expect(subscriber.isFinished)
    #expect(source.cancelCount == 0)
    #expect(scheduler.scheduledCount == 0)
  }

  @Test(arguments: TimeOperator.allCases) func failingEndsTheStreamOnce(_ time: TimeOperator) {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    subscribe(time, subscriber)
    source.fail()
    source.fail()
    scheduler.advance(by: 200)
    #expect(subscriber.failure == .yes)
    #expect(subscriber.events.count == 2)
    #expect(scheduler.scheduledCount == 0)
  }

  @Test(arguments: TimeOperator.allCases) func cancellingStopsEverything(_ time: TimeOperator) {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    subscribe(time, subscriber)
    source.send(1)
    let before = subscriber.events.count
    subscriber.cancel()
    subscriber.cancel()
    scheduler.advance()
    #expect(source.cancelCount == 1)
    #expect(scheduler.scheduledCount == 0)
    source.send(2)
    source.finish()
    scheduler.advance(by: 200)
    #expect(subscriber.events.count == before)
  }

  @Test(arguments: TimeOperator.allCases) func cancellingReleasesTheSubscriberAndTheOperator(_ time: TimeOperator) {
    weak var released: RecordingSubscriber<Int, Broken>?
    do {
      let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
      released = subscriber
      subscribe(time, subscriber)
      source.send(1)
      subscriber.cancel()
    }
    scheduler.advance()
    #expect(released == nil)
    #expect(source.lastSubscriber == nil)
  }

  @Test(arguments: TimeOperator.allCases) func completingReleasesTheSubscriber(_ time: TimeOperator) {
    weak var released: RecordingSubscriber<Int, Broken>?
    do {
      let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
      released = subscriber
      subscribe(time, subscriber)
      source.send(1)
      source.finish()
      source.letGo()
      scheduler.advance(by: 3)
      subscriber.cancel()
    }
    #expect(released == nil)
  }

  @Test(arguments: TimeOperator.allCases) func theOperatorDoesNotKeepItsUpstreamAlive(_ time: TimeOperator) {
    weak var released: Source?
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    do {
      let source = Source()
      released = source
      time.applied(to: source, on: scheduler).subscribe(subscriber)
      scheduler.advance()
    }
    #expect(released == nil)
    subscriber.cancel()
    scheduler.advance()
  }

  @Test(arguments: TimeOperator.allCases) func demandGoesWhereItBelongs(_ time: TimeOperator) {
    let subscriber = RecordingSubscriber<Int, Broken>(demand: .none).closedAtEnd()
    subscribe(time, subscriber)
    #expect(source.requests == (time.takesEverything ? [.unlimited] : []))
    subscriber.request(.max(2))
    scheduler.advance()
    #expect(source.requests == (time.takesEverything ? [.unlimited] : [.max(2)]))
  }

  @Test(arguments: TimeOperator.allCases) func noMoreArrivesThanWasAskedFor(_ time: TimeOperator) {
    let subscriber = RecordingSubscriber<Int, Broken>(demand: .max(1)).closedAtEnd()
    subscribe(time, subscriber)
    guard time.takesEverything else { return }
    for value in 1...5 {
      source.send(value)
      scheduler.advance(by: 3)
    }
    #expect(subscriber.values.count == 1)
    subscriber.request(.max(1))
    source.send(6)
    scheduler.advance(by: 3)
    #expect(subscriber.values.count == 2)
    subscriber.cancel()
  }

  @Test(arguments: TimeOperator.allCases) func whatASubscriberAnswersIsAsked(_ time: TimeOperator) {
    let subscriber = RecordingSubscriber<Int, Broken>(demand: .max(1)) { _ in .max(1) }
    subscribe(time, subscriber)
    var answers: [Subscribers.Demand] = []
    for value in 1...3 {
      answers.append(source.send(value))
      scheduler.advance(by: 3)
    }
    #expect(subscriber.values.count == 3)
    if !time.takesEverything {
      let asked = (source.requests + answers).reduce(0) { $0 + ($1.max ?? 1000) }
      #expect(asked == 4)
    }
  }

  @Test(arguments: TimeOperator.allCases) func aSecondSubscriptionIsCancelled(_ time: TimeOperator) {
    let subscriber = RecordingSubscriber<Int, Broken>().closedAtEnd()
    subscribe(time, subscriber)
    #expect(source.subscribeAgain())
    #expect(source.cancelCount == 0)
    source.send(1)
    scheduler.advance(by: 3)
    #expect(subscriber.values.count == 1)
  }

  @Test(arguments: TimeOperator.allCases) func sendingFromInsideAValueIsSafe(_ time: TimeOperator) {
    let source = source
    var again = true
    let subscriber = RecordingSubscriber<Int, Broken> { _ in
      if again {
        again = false
        source.send(2)
      }
      return .none
    }
    subscribe(time, subscriber)
    source.send(1)
    scheduler.advance(by: 6)
    #expect(subscriber.values.count == 2)
  }

  @Test(arguments: TimeOperator.allCases) func cancellingFromInsideAValueIsSafe(_ time: TimeOperator) {
    let box = Box()
    let subscriber = RecordingSubscriber<Int, Broken> { _ in
      box.subscriber?.cancel()
      return .max(1)
    }
    box.subscriber = subscriber
    subscribe(time, subscriber)
    for value in 1...6 { source.send(value) }
    scheduler.advance(by: 200)
    #expect(subscriber.values.count == 1)
    #expect(subscriber.completion == nil)
    #expect(source.cancelCount == 1)
    #expect(scheduler.scheduledCount == 0)
  }

  private final class Box {
    weak var subscriber: RecordingSubscriber<Int, Broken>?
  }
}
