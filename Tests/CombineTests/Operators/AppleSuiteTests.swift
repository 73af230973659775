import Combine
import Foundation
import Testing

/// More points in which Apple's behaviour is not what one would guess.
@Suite struct AppleSuiteTests {
  @Test func aFailureInABufferDoesNotWaitForDemand() {
    let subscriber = play([1, 2, 3], demand: .max(1), ending: .failure(TestError(code: 6))) {
      $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest)
    }
    #expect(subscriber.values == [1])
    #expect(subscriber.failure == TestError(code: 6))
  }

  @Test func aFullBufferFailsAfterWhatWasAskedFor() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .none)
    upstream.buffer(size: 2, prefetch: .keepFull, whenFull: .customError { TestError(code: 5) }).subscribe(subscriber)
    for value in 1...3 { upstream.send(value) }
    #expect(upstream.cancellations == 1)
    #expect(subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == [1])
    #expect(subscriber.failure == TestError(code: 5))
  }

  @Test func retryWithANegativeCountNeverGivesUp() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>()
    Publishers.Retry(upstream: upstream, retries: -1).subscribe(subscriber)
    for _ in 0..<50 { upstream.send(completion: .failure(TestError())) }
    #expect(upstream.subscribers == 51)
    #expect(subscriber.completions.isEmpty)
    subscriber.cancel()
  }

  @Test func retryRequestsWhatTheDownstreamAnswers() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(1)) { _ in .max(2) }
    upstream.retry(1).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    #expect(upstream.requests == [.max(1), .max(2)])
    subscriber.cancel()
  }

  @Test func settingAProjectedValueChangesNothing() {
    final class Model: ObservableObject {
      @Published var value: Int
      init(_ value: Int) { self.value = value }
    }
    let (first, second) = (Model(1), Model(2))
    first.$value = second.$value
    first.value = 3
    #expect(first.value == 3)
    #expect(second.value == 2)
  }

  @Test func aForwarderDoesNotKeepItsSubject() {
    let upstream = PassthroughSubject<Int, Never>()
    weak var forgotten: PassthroughSubject<Int, Never>?
    let connection: AnyCancellable
    do {
      let subject = PassthroughSubject<Int, Never>()
      forgotten = subject
      connection = upstream.subscribe(subject)
    }
    #expect(forgotten == nil)
    upstream.send(1)
    connection.cancel()
  }

  @Test func aSinkIsToldTheEndOnce() {
    var ends = 0
    var again: () -> Void = {}
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in
        ends += 1
        again()
      }, receiveValue: { _ in })
    again = { [unowned sink] in sink.receive(completion: .finished) }
    sink.receive(subscription: Subscriptions.empty)
    sink.receive(completion: .finished)
    #expect(ends == 1)
  }

  @Test func aResultIsComparedWithItself() {
    let result = Result<Int, TestError>.success(1).publisher
    #expect(throws: TestError(code: 8)) { try result.tryMax { _, _ in throw TestError(code: 8) }.result.get() }
    #expect(throws: TestError(code: 8)) {
      try result.tryRemoveDuplicates { _, _ in throw TestError(code: 8) }.result.get()
    }
  }

  @Test func delayedWorkWaitsInItsQueue() {
    let queue = OperationQueue()
    let later = queue.now.advanced(by: 3600)
    queue.schedule(after: later) {}
    #expect(queue.operationCount == 1)
    let repeating = queue.schedule(after: later, interval: 1) {}
    #expect(queue.operationCount == 2)
    repeating.cancel()
    for operation in queue.operations { operation.cancel() }
    queue.waitUntilAllOperationsAreFinished()
    #expect(queue.operationCount == 0)
  }

  @Test func schedulersOfTheProgramSeeApplesCalls() {
    let scheduler = CallRecorder()
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>()
    upstream.debounce(for: 5, scheduler: scheduler).subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    #expect(scheduler.calls == ["now", "tolerance", "every 5.0", "now", "tolerance", "every 5.0"])
    #expect(scheduler.cancellations == 1, "the timer of the first value")
    scheduler.timers.last?()
    #expect(subscriber.values == [2])
    #expect(scheduler.cancellations == 2)
    upstream.send(completion: .finished)
    #expect(scheduler.calls.last == "soon")
    #expect(subscriber.isFinished)
    scheduler.forget()
  }
}

/// Notes what it is asked for. Work that is due at once runs at once; timers wait for the test.
private final class CallRecorder: Scheduler {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var calls: [String] = []
  private(set) var timers: [() -> Void] = []
  private(set) var cancellations = 0

  /// Lets go of the work.
  func forget() { timers = [] }

  var now: SchedulerTimeType {
    calls.append("now")
    return .init(Date(timeIntervalSinceReferenceDate: 0))
  }

  var minimumTolerance: SchedulerTimeType.Stride {
    calls.append("tolerance")
    return 0
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    calls.append("soon")
    action()
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    calls.append("later")
    timers.append(action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    calls.append("every \(interval.magnitude)")
    timers.append(action)
    return AnyCancellable { [weak self] in self?.cancellations += 1 }
  }
}
