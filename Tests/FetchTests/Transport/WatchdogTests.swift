import Foundation
import Synchronization
import Testing

@testable import HTTPTransport

struct WatchdogTests {
  @Test func whatEndsInTimeIsGiven() async throws {
    #expect(try await Watchdog.run(timeout: 60, idleTimeout: 60) { _ in 7 } == 7)
  }

  @Test func whatNeverEndsIsCancelled() async {
    let wasCancelled = Mutex(false)
    await #expect(throws: Watchdog.TimedOut.self) {
      try await Watchdog.run(timeout: 0.01, idleTimeout: nil) { _ in
        do {
          try await Task.sleep(for: .seconds(600))
        } catch {
          wasCancelled.withLock { $0 = true }
          throw error
        }
      }
    }
    #expect(wasCancelled.withLock { $0 })
  }

  @Test func anErrorOfTheWorkIsItsOwn() async {
    await #expect(throws: CocoaError.self) {
      try await Watchdog.run(timeout: 60, idleTimeout: nil) { _ in throw CocoaError(.featureUnsupported) }
    }
  }

  @Test func whoeverWaitsMayLeave() async {
    let task = Task {
      try await Watchdog.run(timeout: 600, idleTimeout: nil) { _ in try await Task.sleep(for: .seconds(600)) }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func nothingIsLeftOfALimitThatWasNotReached() {
    let deadlines = Deadlines()
    let ids = (0..<1000).map { _ in deadlines.add(.now + .seconds(600)) {} }
    #expect(deadlines.count == 1000)
    for id in ids { deadlines.remove(id) }
    #expect(deadlines.count == 0)
  }

  @Test func theEarlierWakesBeforeTheLater() async {
    let deadlines = Deadlines()
    let (told, teller) = AsyncStream.makeStream(of: String.self)
    _ = deadlines.add(.now + .milliseconds(60)) { teller.yield("later") }
    _ = deadlines.add(.now + .milliseconds(10)) { teller.yield("earlier") }
    var order: [String] = []
    for await each in told.prefix(2) { order.append(each) }
    #expect(order == ["earlier", "later"])
  }
}
