import Foundation
import HTTPTransport
import Synchronization
import Testing

@testable import Fetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Streams over scripted connections, on a clock that waits for nobody.
struct FetcherEventsTests {
  private let clock = TestClock()

  private func fetcher(_ script: @escaping ScriptedLoader.Script) -> (Fetcher, ScriptedLoader) {
    let loader = ScriptedLoader(script)
    return (Fetcher(loader: loader, clock: clock, random: { 1 }), loader)
  }

  private static let type: HeaderFields = ["Content-Type": "text/event-stream"]

  @Test func lostConnectionsAreMadeAgain() async throws {
    let (fetcher, loader) = fetcher { (_, number) throws(URLError) in
      switch number {
      case 0: return .text("data: one\n\ndata: cut", headers: Self.type)
      case 1: throw URLError(.cannotConnectToHost)
      case 2: return .text("", status: 503, headers: ["Retry-After": "20"])
      default: return .text("data: two\n\n", headers: Self.type)
      }
    }
    let opened = Mutex(0)
    let log = EventLog()
    try await fetcher.events(for: FetchRequest(url: .service), opened: { opened.withLock { $0 += 1 } }) { event in
      log.note(event.data) == 2 ? .stop(nil) : .goOn
    }
    #expect(log.all == ["one", "two"])
    #expect(opened.withLock { $0 } == 2)
    #expect(clock.pauses == [1, 1, 20])
    #expect(loader.requests.allSatisfy { $0.headers["Accept"] == "text/event-stream" && $0.timeout == nil })
  }

  @Test func aServiceWithoutStreamsIsAnError() async {
    let (fetcher, _) = fetcher { (_, _) throws(URLError) in .text("{}", status: 404) }
    await #expect(throws: FetchError.response(status: 404, message: nil, retryAfter: nil)) {
      try await fetcher.events(for: FetchRequest(url: .service)) { _ in .goOn }
    }
    #expect(clock.pauses.isEmpty)
  }

  @Test func anEventWithoutEndIsNotRead() async throws {
    let (fetcher, _) = fetcher { (_, number) throws(URLError) in
      .text(number == 0 ? "data: " + String(repeating: "x", count: 5_000) : "data: y\n\n", headers: Self.type)
    }
    let log = EventLog()
    try await fetcher.events(for: FetchRequest(url: .service, sizeLimit: 1_000)) { event in
      _ = log.note(event.data)
      return .stop(nil)
    }
    #expect(log.all == ["y"] && clock.pauses.count == 1)
  }
}

/// Notes what has happened.
private final class EventLog: Sendable {
  private let events = Mutex<[String]>([])

  var all: [String] { events.withLock { $0 } }

  /// Returns how many there are.
  func note(_ event: String) -> Int {
    events.withLock { events in
      events.append(event)
      return events.count
    }
  }
}
