import Combine
import Foundation
import Testing

@testable import Fetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(20)))
struct FetcherFlightTests {
  private let held = HeldLoader()
  private let fetcher: Fetcher
  private let request = FetchRequest(url: .service)

  init() {
    fetcher = Fetcher(loader: held, clock: TestClock())
  }

  private func result(_ request: FetchRequest) async -> Result<FetchResponse, FetchError> {
    do throws(FetchError) { return .success(try await fetcher.load(request)) } catch { return .failure(error) }
  }

  /// Waits until so many wait for answers; each step lets others run.
  private func untilWaiting(_ count: Int) async {
    while fetcher.state.withLock({ $0.flights.waiterCount }) != count { await Task.yield() }
  }

  @Test func equalRequestsAreOne() async throws {
    let tasks = (0..<10).map { _ in Task { await result(request) } }
    let number = try #require(await held.nextRequest())
    await untilWaiting(10)
    #expect(held.count == 1)
    #expect(fetcher.requestsInFlight == 1)
    held.answer(number, .success(.text("for all")))
    for task in tasks { #expect(try await task.value.get().body == Data("for all".utf8)) }
    #expect(fetcher.requestsInFlight == 0)
  }

  @Test func differentRequestsAreNot() async throws {
    let requests = [
      request, FetchRequest(url: .service, headers: ["Accept": "x"]),
      FetchRequest(url: .service, addresses: .publicOnly), FetchRequest(url: .service, cacheUse: .none),
    ]
    let tasks = requests.map { request in Task { await result(request) } }
    for _ in requests { held.answer(try #require(await held.nextRequest()), .success(.text(""))) }
    for task in tasks { _ = try await task.value.get() }
    #expect(held.count == 4)
  }

  @Test func cancellingOneLeavesTheOthers() async throws {
    let first = Task { await result(request) }
    let number = try #require(await held.nextRequest())
    let second = Task { await result(request) }
    await untilWaiting(2)
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    held.answer(number, .success(.text("still here")))
    #expect(try await second.value.get().body == Data("still here".utf8))
  }

  @Test func cancellingTheLastCancelsTheRequest() async throws {
    let tasks = (0..<3).map { _ in Task { await result(request) } }
    let number = try #require(await held.nextRequest())
    await untilWaiting(3)
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value == .failure(.cancelled)) }
    #expect(await held.nextCancellation() == number)
    #expect(fetcher.requestsInFlight == 0)
  }

  @Test func afterACancellationAnotherRequestGoesOut() async throws {
    let first = Task { await result(request) }
    _ = await held.nextRequest()
    first.cancel()
    _ = await first.value
    let second = Task { await result(request) }
    held.answer(try #require(await held.nextRequest()), .success(.text("second")))
    #expect(try await second.value.get().body == Data("second".utf8))
    #expect(held.count == 2)
  }

  @Test func errorsReachEveryone() async throws {
    let tasks = (0..<3).map { _ in Task { await result(request) } }
    let number = try #require(await held.nextRequest())
    await untilWaiting(3)
    held.answer(number, .failure(URLError(.timedOut)))
    for task in tasks { #expect(await task.value == .failure(.timedOut)) }
  }

  @Test func aCancelledTaskDoesNotBegin() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await result(request)
    }
    #expect(await task.value == .failure(.cancelled))
    #expect(held.count == 0)
  }

  @Test func cancellingAtAnyMomentIsSafe() async throws {
    for round in 0..<200 {
      let task = Task { await result(request) }
      for _ in 0..<(round % 7) { await Task.yield() }
      task.cancel()
      #expect(await task.value == .failure(.cancelled))
    }
    #expect(fetcher.requestsInFlight == 0)
  }
}
