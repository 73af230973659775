import Combine
import Dispatch
import Foundation
import Testing

/// Points in which Apple's behaviour is not what one would guess.
@Suite struct AppleBehaviourTests {
  @Test func dropFirstAsksForWhatItDropsItself() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(2))
    upstream.dropFirst(3).subscribe(subscriber)
    #expect(upstream.requests == [.max(5)])
    #expect(upstream.send(1) == .none)
    for value in 2...4 { upstream.send(value) }
    #expect(subscriber.values == [4])
    subscriber.cancel()
  }

  @Test func dropUntilOutputUsesUpTheDemand() {
    let (upstream, other) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<Int, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(4))
    upstream.drop(untilOutputFrom: other).subscribe(subscriber)
    #expect(other.requests == [.max(1)])
    #expect(upstream.requests == [.max(4)])
    #expect(upstream.send(1) == .none)
    other.send(0)
    upstream.send(2)
    #expect(subscriber.values == [2])
    subscriber.cancel()
  }

  @Test func flatMapAnnouncesItselfBeforeItSubscribes() {
    let upstream = ScriptedPublisher<Int, TestError>()
    var announced = false
    let subscriber = TrackingSubscriber<Int, TestError>()
    upstream.afterSubscription = { _ in announced = subscriber.subscription != nil }
    upstream.flatMap { Just($0).setFailureType(to: TestError.self) }.subscribe(subscriber)
    #expect(announced)
    #expect(subscriber.subscription.map { "\($0)" } == "FlatMap")
    subscriber.cancel()
  }

  @Test func ignoreOutputPassesTheSubscriptionOn() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Never, TestError>(demand: .max(2))
    upstream.ignoreOutput().subscribe(subscriber)
    #expect(upstream.requests == [.max(2), .unlimited])
    #expect(subscriber.subscription.map { "\($0)" } == "Scripted")
  }

  @Test func autoconnectShowsTheSubscriptionOfItsUpstream() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    subject.share().subscribe(subscriber)
    #expect(subscriber.subscription.map { "\($0)" } == "Multicast")
    subscriber.cancel()
  }

  @Test func currentValueCanBeSetAfterTheEnd() {
    let subject = CurrentValueSubject<Int, Never>(0)
    subject.send(completion: .finished)
    subject.send(41)
    #expect(subject.value == 0)
    subject.value = 42
    #expect(subject.value == 42)
  }

  @Test func objectWillChangeDoesNotCountDemand() {
    let publisher = ObservableObjectPublisher()
    let subscriber = TrackingSubscriber<Void, Never>(demand: .none)
    publisher.subscribe(subscriber)
    publisher.send()
    publisher.send()
    #expect(subscriber.values.count == 2)
    subscriber.cancel()
    publisher.send()
    #expect(subscriber.values.count == 2)
  }

  /// Documented: it finishes when all its inputs have.
  @Test func combineLatestWaitsForAllToFinish() {
    let other = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    Empty<Int, Never>().combineLatest(other) { $0 + $1 }.subscribe(subscriber)
    #expect(subscriber.completions.isEmpty)
    other.send(1)
    other.send(completion: .finished)
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.isFinished)
  }

  @Test func optionalCountsAndCollects() {
    #expect(Int?.Publisher(3).count() == .init(1))
    #expect(Int?.Publisher(nil).count() == .init(nil))
    #expect(Int?.Publisher(nil).collect() == .init([]))
  }

  @Test func justCallsTheThrowingPredicate() {
    let failing = Just(1).tryRemoveDuplicates { _, _ in throw TestError(code: 3) }
    #expect(throws: TestError(code: 3)) { try failing.result.get() }
  }

  @Test func strides() throws {
    typealias Time = DispatchQueue.SchedulerTimeType
    #expect((Time.Stride.seconds(2) * .seconds(3)).magnitude == 0)
    let encoded = try JSONEncoder().encode([Time.Stride.nanoseconds(5)])
    #expect(String(bytes: encoded, encoding: .utf8) == #"[{"_nanoseconds":5}]"#)
    let (near, far) = (Time(.init(uptimeNanoseconds: 1)), Time(.distantFuture))
    #expect(near.distance(to: far) == .nanoseconds(.max))
    #expect(far.distance(to: near) == .nanoseconds(.max))
  }
}
