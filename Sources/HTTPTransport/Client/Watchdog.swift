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
    let total = limit(timeout).map { ContinuousClock.now + $0 }
    let idle = limit(idleTimeout)
    guard total != nil || idle != nil else { return try await work(progress) }
    let task = Task.begun { try await work(progress) }
    let watch = Watch(total: total, idle: idle, progress: progress) { task.cancel() }
    watch.begin()
    defer { watch.end() }
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch {
      throw watch.hasBitten ? TimedOut() : error
    }
  }

  private static func limit(_ seconds: TimeInterval?) -> Duration? {
    guard let seconds, seconds < 1e9 else { return nil }
    return .seconds(max(0, seconds))
  }
}

extension Watchdog {
  /// Looks at the limits of one piece of work whenever one of them may have been reached.
  private final class Watch: Sendable {
    private struct State {
      var deadline: Deadlines.List.ID?
      var hasEnded = false
      var hasBitten = false
    }

    private let total: ContinuousClock.Instant?
    private let idle: Duration?
    private let progress: Progress
    private let bite: @Sendable () -> Void
    private let state = Mutex(State())

    init(
      total: ContinuousClock.Instant?, idle: Duration?, progress: Progress, bite: @escaping @Sendable () -> Void
    ) {
      self.total = total
      self.idle = idle
      self.progress = progress
      self.bite = bite
    }

    var hasBitten: Bool { state.withLock { $0.hasBitten } }

    func begin() {
      let next = [total, idle.map { progress.latest + $0 }].compactMap { $0 }.min()
      guard let next else { return }
      state.withLock { state in
        guard !state.hasEnded else { return }
        state.deadline = Deadlines.shared.add(next) { self.look(next) }
      }
    }

    func end() {
      let deadline = state.withLock { state in
        state.hasEnded = true
        return state.deadline.take()
      }
      deadline.map(Deadlines.shared.remove)
    }

    private func look(_ moment: ContinuousClock.Instant) {
      let isOver = moment == total || idle.map { progress.latest + $0 <= .now } ?? false
      guard isOver else { return begin() }
      let bites = state.withLock { state in
        defer { state.hasBitten = !state.hasEnded }
        return !state.hasEnded
      }
      if bites { bite() }
    }
  }
}
