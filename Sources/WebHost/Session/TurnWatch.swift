import Logging
import Synchronization
import ViewGraph

/// Watches what the main thread does for one session: counts it, says where it takes long, and leaves a note for whoever
/// looks after the process has trapped.
package struct TurnWatch: Sendable {
  /// Seconds from which on a turn is logged.
  package static let slow = 0.25

  let page: SessionID
  /// Names the visitor with the place at which the page began: 16 bytes.
  let origin: [UInt8]
  let metrics: Metrics
  let note: TurnNote?
  let log: SlowTurnLog
  let now: @Sendable () -> Double

  /// Does something for the session that an event of a screen has caused.
  @MainActor
  func run<Result>(_ event: String, on screen: String, _ body: () -> Result) -> Result {
    note?.begin(page, from: origin, event, on: screen)
    let start = now()
    let result = body()
    let seconds = now() - start
    note?.end()
    metrics.turn(seconds: seconds)
    guard seconds >= Self.slow, let others = log.isDue(at: now()) else { return result }
    HostLog.web.warning(
      "An evaluation was slow: all readers of this process waited.",
      metadata: [
        "seconds": "\((seconds * 1000).rounded() / 1000)", "event": "\(event)", "screen": "\(screen)",
        "others": "\(others)",
      ])
    return result
  }
}

/// Lets one line about slow turns through in ten seconds.
package final class SlowTurnLog: Sendable {
  /// Seconds between two lines.
  package static let interval = 10.0
  private let state = Mutex<(last: Double?, others: Int)>((nil, 0))

  /// Nothing was slow.
  package init() {}

  /// How many were not told before this one; nil where this one is not to be told either.
  package func isDue(at now: Double) -> Int? {
    state.withLock { state in
      if let last = state.last, now - last < Self.interval {
        state.others += 1
        return nil
      }
      defer { state = (now, 0) }
      return state.others
    }
  }
}

extension DisplayEvent {
  /// What the event is called, without what the reader has entered.
  var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
