import Foundation
import Synchronization
import Testing

@testable import Fetch

/// The rules of RFC 9111 and RFC 5861 by their numbers, asked of a fetcher that remembers and of one that finds the answers of
/// another process in the file that they share.
@Suite(.timeLimit(.minutes(20)))
struct CacheRulesTests {
  enum Layer: String, CaseIterable, CustomTestStringConvertible {
    case memory, disk
    var testDescription: String { rawValue }
  }

  /// A service, and readers who ask for it: in one process, or each in a new one.
  private final class World: Sendable {
    let clock = TestClock()
    let loader: ScriptedLoader
    private let layer: Layer
    private let one: Fetcher
    private let file = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)/a.sqlite")

    init(_ layer: Layer, _ script: @escaping ScriptedLoader.Script) {
      self.layer = layer
      loader = ScriptedLoader(script)
      one = Fetcher(loader: loader, clock: clock, random: { 1 })
    }

    deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }

    func ask(_ request: FetchRequest = FetchRequest(url: .service, retry: .never)) async throws -> (
      String, FetchResponse
    ) {
      var fetcher = one
      if layer == .disk {
        fetcher = try Fetcher(loader: loader, disk: DiskCache(at: file), clock: clock, random: { 1 })
      }
      let response = try await fetcher.load(request)
      return (String(decoding: response.body, as: UTF8.self), response)
    }

    func get(_ headers: HeaderFields = [:], path: String = "") async throws -> (String, FetchResponse) {
      let url = path.isEmpty ? URL.service : URL.service.appending(path: path)
      return try await ask(FetchRequest(url: url, headers: headers, retry: .never))
    }
  }

  /// How often the service is asked by two requests, some seconds apart.
  private func asked(
    _ layer: Layer, _ answer: HeaderFields, status: Int = 200, sent: HeaderFields = [:], then: HeaderFields? = nil,
    after seconds: TimeInterval = 1
  ) async throws -> Int {
    let world = World(layer) { _, number in .text("\(number)", status: status, headers: answer) }
    _ = try await world.get(sent)
    world.clock.advance(by: seconds)
    _ = try await world.get(then ?? sent)
    return world.loader.requests.count
  }

  @Test("3: what may be stored", arguments: Layer.allCases) func storing(layer: Layer) async throws {
    #expect(try await asked(layer, ["Cache-Control": "max-age=60"]) == 1)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60, no-store"]) == 2)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60, no-store, must-understand"]) == 1)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60, private"]) == 2)
    #expect(try await asked(layer, [:]) == 2)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60"], status: 404) == 1)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60"], status: 500) == 2)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60"], status: 299) == 2)
  }

  @Test("3.2: what a 304 says takes the place of what was said", arguments: Layer.allCases)
  func freshening(layer: Layer) async throws {
    let world = World(layer) { _, number in
      number == 0
        ? .text("body", headers: ["ETag": "\"a\"", "Cache-Control": "max-age=1", "X": "1", "Content-Type": "text/a"])
        : .text(
          "", status: 304, headers: ["ETag": "\"a\"", "Cache-Control": "max-age=99", "X": "2", "Content-Type": "b"])
    }
    _ = try await world.get()
    world.clock.advance(by: 2)
    #expect(try await world.get().1.origin == .revalidated)
    world.clock.advance(by: 90)
    let (text, response) = try await world.get()
    #expect(text == "body" && response.origin == .cache && response.headers["X"] == "2")
    #expect(response.headers["Content-Type"] == "text/a")
    #expect(world.loader.requests.count == 2)
  }

  @Test("3.3: parts and incomplete answers are not stored", arguments: Layer.allCases)
  func parts(layer: Layer) async throws {
    let fresh: HeaderFields = ["Cache-Control": "max-age=60"]
    #expect(try await asked(layer, fresh, status: 206, sent: ["Range": "bytes=0-1"]) == 2)
    #expect(try await asked(layer, fresh, status: 200, sent: ["Range": "bytes=0-1"], then: [:]) == 2)
    #expect(try await asked(layer, fresh, status: 206, sent: ["Range": "bytes=0-1"], then: [:]) == 2)
  }

  @Test("3.5: what was given to an authorized request", arguments: Layer.allCases)
  func authorized(layer: Layer) async throws {
    let sent: HeaderFields = ["Authorization": "Bearer a"]
    #expect(try await asked(layer, ["Cache-Control": "max-age=60"], sent: sent) == 2)
    for permission in ["public", "s-maxage=60", "must-revalidate"] {
      let answer: HeaderFields = ["Cache-Control": "max-age=60, \(permission)"]
      #expect(try await asked(layer, answer, sent: sent) == 1, "\(permission)")
      // Nobody else is given it, whatever the service permits.
      #expect(try await asked(layer, answer, sent: sent, then: [:]) == 2)
      #expect(try await asked(layer, answer, sent: sent, then: ["Authorization": "Bearer b"]) == 2)
    }
    #expect(
      try await asked(layer, ["Cache-Control": "max-age=60"], sent: ["Cookie": "a=1"], then: ["Cookie": "a=2"]) == 2)
  }

  @Test("4: addresses are told apart by all but the fragment", arguments: Layer.allCases)
  func addresses(layer: Layer) async throws {
    let world = World(layer) { _, number in .text("\(number)", headers: ["Cache-Control": "max-age=60"]) }
    for (query, text) in [("?a=1", "0"), ("?a=2", "1"), ("?a=1#x", "0"), ("", "2")] {
      let url = try #require(URL(string: URL.service.absoluteString + query))
      #expect(try await world.ask(FetchRequest(url: url)).0 == text)
    }
  }

  @Test("4.1: Vary", arguments: Layer.allCases) func vary(layer: Layer) async throws {
    let answer: HeaderFields = ["Cache-Control": "max-age=60", "Vary": "Accept-Language, X"]
    #expect(
      try await asked(layer, answer, sent: ["Accept-Language": "de"], then: ["accept-language": "de", "Y": "1"]) == 1)
    #expect(try await asked(layer, answer, sent: ["Accept-Language": "de"], then: ["Accept-Language": "en"]) == 2)
    #expect(try await asked(layer, answer, sent: ["Accept-Language": "de"], then: [:]) == 2)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60", "Vary": "*"]) == 2)
    let world = World(layer) { request, _ in .text(request.headers["X"] ?? "", headers: answer) }
    for value in ["1", "2", "1", "2"] { #expect(try await world.get(["X": value]).0 == value) }
    #expect(world.loader.requests.count == 2)
  }

  @Test("4.2.1: which lifetime counts", arguments: Layer.allCases) func lifetime(layer: Layer) async throws {
    let date = HTTPDate.format(TestClock().now)
    let soon = HTTPDate.format(TestClock().now.addingTimeInterval(10))
    #expect(try await asked(layer, ["Cache-Control": "max-age=60, s-maxage=10"], after: 20) == 2)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60", "Expires": soon, "Date": date], after: 20) == 1)
    #expect(try await asked(layer, ["Expires": soon, "Date": date], after: 9) == 1)
    #expect(try await asked(layer, ["Expires": soon, "Date": date], after: 10) == 2)
    #expect(try await asked(layer, ["Expires": "0"], after: 0) == 2)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60, max-age=5"], after: 20) == 1)
  }

  @Test("4.2.2: a tenth of the time since the last change", arguments: Layer.allCases)
  func heuristics(layer: Layer) async throws {
    let changed = HTTPDate.format(TestClock().now.addingTimeInterval(-1_000))
    #expect(try await asked(layer, ["Last-Modified": changed], after: 99) == 1)
    #expect(try await asked(layer, ["Last-Modified": changed], after: 101) == 2)
  }

  @Test("4.2.3: age counts what happened before the answer came", arguments: Layer.allCases)
  func age(layer: Layer) async throws {
    #expect(try await asked(layer, ["Cache-Control": "max-age=60", "Age": "50"], after: 9) == 1)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60", "Age": "50"], after: 10) == 2)
    let old = HTTPDate.format(TestClock().now.addingTimeInterval(-50))
    #expect(try await asked(layer, ["Cache-Control": "max-age=60", "Date": old], after: 10) == 2)
  }

  @Test("4.2.4, 5.2.2.8: stale answers, and who forbids them", arguments: Layer.allCases)
  func stale(layer: Layer) async throws {
    for (extra, survives) in [
      ("", false), (", stale-if-error=60", true), (", stale-if-error=60, must-revalidate", false),
    ] {
      let world = World(layer) { _, number throws(URLError) in
        guard number == 0 else { throw URLError(.timedOut) }
        return .text("old", headers: ["Cache-Control": "max-age=10" + extra])
      }
      _ = try await world.get()
      world.clock.advance(by: 20)
      if survives {
        #expect(try await world.get().1.origin == .stale)
      } else {
        await #expect(throws: FetchError.timedOut) { try await world.get() }
      }
    }
  }

  @Test("4.3.1, 4.3.3: the service is asked whether it has changed", arguments: Layer.allCases)
  func validation(layer: Layer) async throws {
    let world = World(layer) { _, number in
      .text("\(number)", headers: ["Cache-Control": "no-cache", "ETag": "\"\(number)\"", "Last-Modified": "x"])
    }
    #expect(try await world.get().0 == "0")
    // A whole answer takes the stored one's place.
    #expect(try await world.get().0 == "1")
    _ = try await world.get()
    let sent = world.loader.requests.map { $0.headers["If-None-Match"] }
    #expect(sent == [nil, "\"0\"", "\"1\""])
    #expect(world.loader.requests.last?.headers["If-Modified-Since"] == "x")
  }

  @Test("4.4: what a change makes doubtful is forgotten", arguments: Layer.allCases)
  func invalidation(layer: Layer) async throws {
    for (status, forgets) in [(200, true), (303, true), (403, false), (500, false)] {
      let world = World(layer) { request, number in
        request.method == "GET"
          ? .text("\(number)", headers: ["Cache-Control": "max-age=60"])
          : .text("", status: status, headers: ["Location": "/things/other", "Content-Location": "http://else.test/a"])
      }
      let first = try await world.get().0
      let other = try await world.get(path: "other").0
      _ = try await world.ask(FetchRequest(url: .service, method: "POST", body: Data("x".utf8)))
      #expect((try await world.get().0 != first) == forgets)
      #expect((try await world.get(path: "other").0 != other) == forgets)
    }
  }

  @Test("5.2.1: what a request asks of caches", arguments: Layer.allCases) func wishes(layer: Layer) async throws {
    let answer: HeaderFields = ["Cache-Control": "max-age=60"]
    func asked(_ wish: String, after seconds: TimeInterval, _ answer: HeaderFields = answer) async throws -> Int {
      try await self.asked(layer, answer, then: ["Cache-Control": wish], after: seconds)
    }
    #expect(try await asked("max-age=10", after: 9) == 1)
    #expect(try await asked("max-age=10", after: 11) == 2)
    #expect(try await asked("min-fresh=20", after: 30) == 1)
    #expect(try await asked("min-fresh=20", after: 50) == 2)
    #expect(try await asked("max-stale", after: 5_000) == 1)
    #expect(try await asked("max-stale=10", after: 65) == 1)
    #expect(try await asked("max-stale=10", after: 75) == 2)
    #expect(try await asked("max-stale", after: 65, ["Cache-Control": "max-age=60, must-revalidate"]) == 2)
    #expect(try await asked("no-cache", after: 1) == 2)
    #expect(try await asked("only-if-cached", after: 1) == 1)
    let world = World(layer) { _, _ in .text("", headers: answer) }
    #expect(try await world.get(["Cache-Control": "only-if-cached"]).1.status == 504)
    #expect(world.loader.requests.isEmpty)
  }

  @Test("5.2.2.4, 5.4: no-cache and Pragma", arguments: Layer.allCases) func noCache(layer: Layer) async throws {
    #expect(try await asked(layer, ["Cache-Control": "max-age=60, no-cache"]) == 2)
    #expect(try await asked(layer, ["Pragma": "no-cache", "ETag": "a"]) == 2)
    #expect(try await asked(layer, ["Cache-Control": "max-age=60"], then: ["Pragma": "no-cache"]) == 2)
  }

  @Test("RFC 5861, 3: stale while it is revalidated", arguments: Layer.allCases)
  func revalidation(layer: Layer) async throws {
    let (asked, told) = AsyncStream.makeStream(of: Void.self)
    let world = World(layer) { _, number in
      told.yield()
      return .text("\(number)", headers: ["Cache-Control": "max-age=10, stale-while-revalidate=10"])
    }
    _ = try await world.get()
    world.clock.advance(by: 15)
    let (text, response) = try await world.get()
    #expect(text == "0" && response.origin == .stale)
    // It is asked for behind the answer.
    var count = 0
    for await _ in asked {
      count += 1
      if count == 2 { break }
    }
    world.clock.advance(by: 15)
    #expect(try await world.get().1.origin != .cache)
  }
}
