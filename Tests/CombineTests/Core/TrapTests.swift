import Combine
import Testing

/// Mistakes of a program that end it, as they do on Apple's platforms.
@Suite struct TrapTests {
  @Test func requestingNothingOfASubject() async {
    await #expect(processExitsWith: .failure) {
      PassthroughSubject<Int, Never>().subscribe(TrackingSubscriber<Int, Never>(demand: .none).requesting(.none))
    }
  }

  @Test func requestingNothingOfJust() async {
    await #expect(processExitsWith: .failure) {
      Just(1).subscribe(TrackingSubscriber<Int, Never>(demand: .none).requesting(.none))
    }
  }

  @Test func requestingNothingOfFlatMap() async {
    await #expect(processExitsWith: .failure) {
      PassthroughSubject<Int, Never>().flatMap { Just($0) }
        .subscribe(TrackingSubscriber<Int, Never>(demand: .none).requesting(.none))
    }
  }

  @Test func requestingNothingOfASequenceIsAllowed() {
    let subscriber = TrackingSubscriber<Int, Never>(demand: .none)
    [1, 2].publisher.subscribe(subscriber)
    subscriber.request(.none)
    #expect(subscriber.values.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == [1])
    subscriber.cancel()
  }

  @Test func negativeDemand() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }

  @Test func negativeCounts() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).eraseToAnyPublisher().prefix(-1) }
    await #expect(processExitsWith: .failure) { _ = Just(1).eraseToAnyPublisher().output(at: -1) }
    await #expect(processExitsWith: .failure) { _ = Just(1).eraseToAnyPublisher().dropFirst(-1).sink { _ in } }
  }

  @Test func assertNoFailure() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, TestError>(error: TestError()).assertNoFailure().sink { _ in }
    }
  }

  @Test func recordingAfterTheEnd() async {
    await #expect(processExitsWith: .failure) {
      _ = Record<Int, Never> { record in
        record.receive(completion: .finished)
        record.receive(1)
      }
    }
    await #expect(processExitsWith: .failure) {
      _ = Record<Int, Never> { record in
        record.receive(completion: .finished)
        record.receive(completion: .finished)
      }
    }
  }

  @Test func breakpointRaisesATrap() async {
    await #expect(processExitsWith: .failure) {
      _ = Just(1).eraseToAnyPublisher().breakpoint(receiveOutput: { $0 == 1 }).sink { _ in }
    }
  }
}

extension TrackingSubscriber {
  /// Asks for that as soon as it has its subscription.
  fileprivate func requesting(_ demand: Subscribers.Demand) -> AnySubscriber<Input, Failure> {
    AnySubscriber(
      receiveSubscription: { $0.request(demand) }, receiveValue: { self.receive($0) },
      receiveCompletion: { self.receive(completion: $0) })
  }
}
