import Fetch
import Foundation
import Synchronization

/// A clock that stands still until it is moved, and on which waiting takes no time.
final class TestClock: FetchClock {
  private struct State {
    var now: Date
    var pauses: [TimeInterval] = []
  }

  private let state: Mutex<State>

  init(_ now: Date = Date(timeIntervalSince1970: 1_800_000_000)) {
    state = Mutex(State(now: now))
  }

  var now: Date { state.withLock { $0.now } }

  /// The pauses that were asked for.
  var pauses: [TimeInterval] { state.withLock { $0.pauses } }

  func advance(by seconds: TimeInterval) {
    state.withLock { $0.now += seconds }
  }

  func sleep(for seconds: TimeInterval) async throws {
    try Task.checkCancellation()
    state.withLock {
      $0.now += seconds
      $0.pauses.append(seconds)
    }
  }
}
