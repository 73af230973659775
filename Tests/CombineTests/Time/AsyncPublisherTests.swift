import Combine
import CombineTesting
import Testing

@Suite struct AsyncPublisherTests {
  @Test func valuesAreASequence() async {
    var values: [Int] = []
    for await value in (1...5).publisher.values { values.append(value) }
    #expect(values == [1, 2, 3, 4, 5])
  }

  @Test func aFailureIsThrown() async {
    var values: [Int] = []
    await #expect(throws: Broken.yes) {
      for try await value in [1, 2].publisher.setFailureType(to: Broken.self).append(Fail(error: .yes)).values {
        values.append(value)
      }
    }
    #expect(values == [1, 2])
  }

  @Test func oneValueIsAskedForAtATime() async throws {
    nonisolated(unsafe) let source = Source()
    let first = Task {
      for try await value in source.values { return value }
      return 0
    }
    while source.requests.isEmpty { await Task.yield() }
    #expect(source.requests == [.max(1)])
    source.send(3)
    #expect(try await first.value == 3)
    #expect(source.requests == [.max(1)])
  }

  @Test func leavingTheLoopCancelsTheSubscription() async throws {
    let cancelled = Flag()
    let endless = (1...).publisher.handleEvents(receiveCancel: { cancelled.isSet = true })
    for await value in endless.values where value == 3 { break }
    #expect(cancelled.isSet)
  }

  @Test func cancellingTheTaskCancelsTheSubscription() async {
    let cancelled = Flag()
    nonisolated(unsafe) let never = Empty<Int, Never>(completeImmediately: false)
      .handleEvents(receiveCancel: { cancelled.isSet = true })
    let task = Task {
      for await _ in never.values {}
      return true
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value)
    #expect(cancelled.isSet)
  }

  @Test func theFailureTypeIsKnown() async throws {
    func sum(_ numbers: some AsyncSequence<Int, Never>) async -> Int {
      var sum = 0
      for await number in numbers { sum += number }
      return sum
    }
    func total(_ numbers: some AsyncSequence<Int, any Error>) async throws -> Int {
      var sum = 0
      for try await number in numbers { sum += number }
      return sum
    }
    #expect(await sum((1...3).publisher.values) == 6)
    #expect(try await total(AsyncThrowingPublisher((1...3).publisher.setFailureType(to: Broken.self))) == 6)
  }

  @MainActor @Test func theMainActorCanIterate() async {
    var values: [Int] = []
    for await value in Just(1).values { values.append(value) }
    #expect(values == [1])
  }

  @Test func aFutureIsAwaited() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    #expect(try await Future<Int, Broken> { $0(.success(2)) }.value == 2)
    await #expect(throws: Broken.yes) { try await Future<Int, Broken> { $0(.failure(.yes)) }.value }
  }

  @Test func waitingForAFutureCanBeCancelled() async {
    nonisolated(unsafe) let future = Future<Int, Broken> { _ in }
    let task = Task { try await future.value }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  private final class Flag: @unchecked Sendable {
    var isSet = false
  }
}
