import Combine
import Foundation
import Testing

/// B7: work on a run loop must not cost memory that is never given back: a server does this for years.
@Suite(.serialized, .enabled(if: !isSanitized, "a sanitizer keeps memory that was given back"))
struct TimerMemoryTests {
  /// With 515 bytes left behind by each of 100,000 events, a process would have grown by 50 MB.
  private static let allowedGrowth = 8 << 20

  private static var residentBytes: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4096
  }

  @Test func aHundredThousandEventsOnTheMainRunLoopLeaveNothing() async {
    let growth = await Self.growth(events: 100_000) { RunLoop.main.schedule($0) }
    #expect(growth < Self.allowedGrowth)
  }

  @Test func aHundredThousandTimersOnTheMainRunLoopLeaveNothing() async {
    let growth = await Self.growth(events: 100_000) { done in
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .nanoseconds(1)), done)
    }
    #expect(growth < Self.allowedGrowth)
  }

  @Test func aHundredThousandCancelledTimersLeaveNothing() async {
    let growth = await Self.growth(events: 100_000) { done in
      let timer = Just(1).delay(for: 3600, scheduler: RunLoop.main).sink { _ in }
      timer.cancel()
      done()
    }
    #expect(growth < Self.allowedGrowth)
  }

  /// The least growth of three rounds: other tests run at the same time, and what they take is not ours.
  private static func growth(events: Int, _ schedule: @Sendable (@escaping @Sendable () -> Void) -> Void) async -> Int {
    await run(events / 10, schedule)
    var least = Int.max
    for _ in 0..<3 where least >= allowedGrowth {
      let before = residentBytes
      await run(events, schedule)
      least = min(least, residentBytes - before)
    }
    return least
  }

  private static func run(_ events: Int, _ schedule: @Sendable (@escaping @Sendable () -> Void) -> Void) async {
    for _ in 0..<events {
      await withCheckedContinuation { continuation in schedule { continuation.resume() } }
    }
  }
}

/// Whether a sanitizer is linked into this process.
private let isSanitized = ["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(nil, name) != nil }
