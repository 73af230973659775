import Combine
import Foundation
import Synchronization
import Testing

@testable import Fetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(20)))
struct FetchPublisherTests {
  private struct Thing: Decodable, Equatable, Sendable {
    let name: String
  }

  private enum Event: Equatable, Sendable {
    case value(String)
    case finished
    case failed(FetchError)
  }

  /// Everything a publisher sends, to its end.
  private func events(_ publisher: AnyPublisher<Thing, FetchError>) async -> [Event] {
    let (stream, continuation) = AsyncStream<Event>.makeStream()
    let subscription = publisher.sink { completion in
      switch completion {
      case .finished: continuation.yield(.finished)
      case .failure(let error): continuation.yield(.failed(error))
      }
      continuation.finish()
    } receiveValue: { thing in
      continuation.yield(.value(thing.name))
    }
    var events: [Event] = []
    for await event in stream { events.append(event) }
    subscription.cancel()
    return events
  }

  private func fetcher(_ body: String, status: Int = 200) -> Fetcher {
    Fetcher(loader: ScriptedLoader { _, _ in .text(body, status: status) }, clock: TestClock())
  }

  @Test func valueThenEnd() async {
    #expect(await events(fetcher(#"{"name":"a"}"#).fetch(.service)) == [.value("a"), .finished])
  }

  @Test func errorsOfTheService() async {
    let events = await events(fetcher(#"{"message":"No."}"#, status: 403).fetch(.service))
    #expect(events == [.failed(.response(status: 403, message: "No.", retryAfter: nil))])
  }

  @Test func errorsOfDecoding() async {
    let events = await events(fetcher("{}").fetch(.service))
    guard case .failed(.decoding(let failure)) = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(failure.reason == .keyNotFound("name") && events.count == 1)
  }

  @Test func theAsyncFormGivesTheSame() async throws {
    let thing: Thing = try await fetcher(#"{"name":"a"}"#).fetch(.service, headers: ["Accept": "x"])
    #expect(thing == Thing(name: "a"))
    await #expect(throws: FetchError.response(status: 500, message: nil, retryAfter: nil)) {
      let _: Thing = try await fetcher("", status: 500).fetch(.service)
    }
  }

  @Test func nothingHappensBeforeSomebodyAsks() async {
    let loader = ScriptedLoader { _, _ in .text(#"{"name":"a"}"#) }
    let publisher: AnyPublisher<Thing, FetchError> = Fetcher(loader: loader, clock: TestClock()).fetch(.service)
    #expect(loader.requests.isEmpty)
    _ = await events(publisher)
    _ = await events(publisher)
    #expect(loader.requests.count == 2)
  }

  @Test func cancellingCancelsOnTheWire() async throws {
    let held = HeldLoader()
    let publisher: AnyPublisher<Thing, FetchError> = Fetcher(loader: held, clock: TestClock()).fetch(.service)
    let subscription = publisher.sink { _ in
      Issue.record("completed")
    } receiveValue: { _ in
      Issue.record("value")
    }
    let number = try #require(await held.nextRequest())
    subscription.cancel()
    #expect(await held.nextCancellation() == number)
  }

  @MainActor
  @Test func deliveredOffTheMainThread() async {
    let publisher: AnyPublisher<Thing, FetchError> = fetcher(#"{"name":"a"}"#).fetch(.service)
    let (stream, continuation) = AsyncStream<Bool>.makeStream()
    let subscription = publisher.sink { _ in
    } receiveValue: { @Sendable _ in
      continuation.yield(isMainThread())
      continuation.finish()
    }
    for await isMain in stream { #expect(!isMain) }
    subscription.cancel()
  }
}

/// Asked in a synchronous function, because asynchronous code may not ask `Thread`.
private func isMainThread() -> Bool { Thread.isMainThread }

#if os(Linux)
  extension FetchPublisherTests {
    @Test func aHostCanWaitForIt() async throws {
      let held = HeldLoader()
      let context = HostContext()
      let publisher: AnyPublisher<Thing, FetchError> = Fetcher(loader: held, clock: TestClock()).fetch(.service)
      let (stream, continuation) = AsyncStream<Bool>.makeStream()
      let subscription = context.run {
        publisher.sink { _ in
        } receiveValue: { _ in
          continuation.yield(HostContext.current === context)
        }
      }
      #expect(context.pendingCount == 1)
      held.answer(try #require(await held.nextRequest()), .success(.text(#"{"name":"a"}"#)))
      #expect(await stream.first { _ in true } == true)
      await withCheckedContinuation { done in context.whenIdle { done.resume() } }
      #expect(context.pendingCount == 0)
      subscription.cancel()
      #expect(context.pendingCount == 0)
    }

    @Test func whatIsCancelledIsNotPending() async throws {
      let held = HeldLoader()
      let context = HostContext()
      let publisher: AnyPublisher<Thing, FetchError> = Fetcher(loader: held, clock: TestClock()).fetch(.service)
      let subscription = context.run {
        publisher.sink { _ in
        } receiveValue: { _ in
        }
      }
      #expect(context.pendingCount == 1)
      subscription.cancel()
      #expect(context.pendingCount == 0)
    }
  }
#endif
