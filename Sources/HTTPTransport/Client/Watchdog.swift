import Foundation
import Synchronization

/// Ends work that takes too long, in all or without progress.
enum Watchdog {
  struct TimedOut: Error {}

  /// When something last happened.
  final class Progress: Sendable {
    private let last: Mutex<ContinuousClock.Instant>

    init() { last = Mutex(.now) }

    /// Tells that something happened.
    func mark() { last.withLock { $0 = .now } }

    fileprivate var latest: ContinuousClock.Instant { last.withLock { $0 } }
  }

  /// Runs `work`, cancels it and throws `TimedOut` when a limit is reached. Limits are seconds; nil or infinite is none.
  static func run<R: Sendable>(
    timeout: TimeInterval?,
    idleTimeout: TimeInterval?,
    _ work: @escaping @Sendable (Progress) async throws -> R
  ) async throws -> R {
    let progress = Progress()
    let start = ContinuousClock.now
    let total = limit(timeout)
    let idle = limit(idleTimeout)
    guard total != nil || idle != nil else { return try await work(progress) }
    return try await withThrowingTaskGroup(of: R.self) { group in
      group.addTask { try await work(progress) }
      group.addTask {
        while true {
          let ends = [total.map { start + $0 }, idle.map { progress.latest + $0 }].compactMap { $0 }.min() ?? start
          guard ContinuousClock.now < ends else { throw TimedOut() }
          try await Task.sleep(until: ends, clock: .continuous)
        }
      }
      defer { group.cancelAll() }
      guard let result = try await group.next() else { throw CancellationError() }
      return result
    }
  }

  private static func limit(_ seconds: TimeInterval?) -> Duration? {
    guard let seconds, seconds < 1e9 else { return nil }
    return .seconds(max(0, seconds))
  }
}
