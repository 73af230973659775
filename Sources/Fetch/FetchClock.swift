import Foundation

/// The time that a fetcher lives by: tests put their own in its place.
public protocol FetchClock: Sendable {
  /// The present moment.
  var now: Date { get }
  /// Waits for a number of seconds; throws `CancellationError` when the task is cancelled.
  func sleep(for seconds: TimeInterval) async throws
}

/// The time of the system.
public struct SystemFetchClock: FetchClock {
  /// Creates the system's clock.
  public init() {}

  public var now: Date { Date() }

  public func sleep(for seconds: TimeInterval) async throws {
    try await Task.sleep(for: .seconds(seconds))
  }
}
