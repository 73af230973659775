import Foundation
import Synchronization

/// A time that stands still until it is moved, for stand-ins in tests: give a configuration its `now` and its `sleep`.
///
/// Safe to use from any thread.
public final class ManualTime: Sendable {
  private struct Sleeper {
    let end: Date
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Date
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
  }

  private let state: Mutex<State>

  /// Creates a time that stands at a date.
  public init(_ now: Date) {
    state = Mutex(State(now: now))
  }

  /// The present.
  public var now: Date { state.withLock { $0.now } }

  /// How many wait for the time to be moved.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Waits until the time has been moved so many seconds further; throws `CancellationError` when the task is cancelled.
  public func sleep(for seconds: Double) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          guard state.cancelled.remove(id) == nil else { return true }
          state.sleepers[id] = Sleeper(end: state.now + seconds, continuation: continuation)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: id)
        if sleeper == nil { state.cancelled.insert(id) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    state.withLock { _ = $0.cancelled.remove(id) }
  }

  /// Moves the time and wakes whoever has waited long enough.
  public func advance(by seconds: Double) {
    let due = state.withLock { state in
      state.now += seconds
      let due = state.sleepers.filter { $0.value.end <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.end < $1.end }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
