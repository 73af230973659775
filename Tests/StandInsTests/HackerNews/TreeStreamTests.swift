import Foundation
import Synchronization
import TestDates
import Testing

@testable import StandIns

/// What a stream writes, with no server, on a time that waits for nobody.
struct TreeStreamTests {
  private struct Enough: Error {}

  /// The events of so many seconds.
  private func events(
    of path: [String], for seconds: Double, settings: HackerNewsConfiguration = HackerNewsConfiguration()
  ) async throws -> [(name: String, data: String)] {
    let time = SharedDate(TestDate.now)
    let configuration = StandInConfiguration(
      now: { time.now },
      sleep: { pause in
        if time.now.timeIntervalSince(TestDate.now) > seconds { throw Enough() }
        time.add(pause)
      },
      hackerNews: settings)
    let stream = TreeStream(
      tree: HackerTree(world: HackerWorld(seed: 2020)), path: path, configuration: configuration)
    let text = Mutex("")
    do {
      try await stream.run { bytes in text.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }
    } catch is Enough {}
    return text.withLock { $0 }.split(separator: "\n\n").map { event in
      let lines = event.split(separator: "\n")
      return (String(lines[0].dropFirst("event: ".count)), String(lines[1].dropFirst("data: ".count)))
    }
  }

  @Test func theFirstEventIsTheWholeValue() async throws {
    let first = try #require(try await events(of: ["maxitem"], for: 0).first)
    #expect(first.name == "put" && first.data == #"{"path":"/","data":\#(Tick(at: TestDate.now).id)}"#)
  }

  @Test func whatDoesNotChangeIsKeptAlive() async throws {
    let events = try await events(of: ["user", "nobody"], for: 100)
    #expect(events.map(\.name) == ["put", "keep-alive", "keep-alive", "keep-alive"])
    #expect(events.last?.data == "null")
  }

  @Test func listsArePatchedAndPut() async throws {
    let names = Set(try await events(of: ["topstories"], for: 600).map(\.name))
    #expect(names.isSuperset(of: ["put", "patch"]))
  }

  @Test func aStreamOfALengthEnds() async throws {
    let events = try await self.events(
      of: ["newstories"], for: 1_000, settings: HackerNewsConfiguration(streamLength: 90))
    let whole = try await self.events(of: ["newstories"], for: 1_000)
    #expect(events.count > 1 && events.count < whole.count)
    #expect(whole.map(\.data).starts(with: events.map(\.data)))
  }
}

/// A time that moves by what is waited for.
private final class SharedDate: Sendable {
  private let date: Mutex<Date>

  init(_ date: Date) { self.date = Mutex(date) }

  var now: Date { date.withLock { $0 } }

  func add(_ seconds: Double) { date.withLock { $0 += seconds } }
}
