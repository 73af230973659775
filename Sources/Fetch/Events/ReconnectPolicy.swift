import Foundation

/// How a stream of events is held: when a silent connection counts as lost, and how soon there is a new one.
public struct ReconnectPolicy: Sendable, Hashable {
  /// Seconds before the first new attempt, before jitter; it doubles with every further one.
  public var baseDelay: TimeInterval
  /// The longest pause in seconds, before jitter.
  public var maximumDelay: TimeInterval
  /// Seconds without a single byte after which a connection counts as lost.
  public var idleTimeout: TimeInterval

  /// Creates a policy: pauses of 1 second doubling up to 60, and 45 seconds of silence.
  public init(baseDelay: TimeInterval = 1, maximumDelay: TimeInterval = 60, idleTimeout: TimeInterval = 45) {
    self.baseDelay = baseDelay
    self.maximumDelay = maximumDelay
    self.idleTimeout = idleTimeout
  }
}
