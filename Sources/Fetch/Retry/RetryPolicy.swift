import Foundation

/// How often and how fast a failed request is repeated. Only requests that change nothing are.
public struct RetryPolicy: Sendable, Hashable {
  /// Attempts in all, the first included.
  public var maximumAttempts: Int
  /// Seconds before the second attempt, before jitter.
  public var baseDelay: TimeInterval
  /// The longest pause in seconds, before jitter.
  public var maximumDelay: TimeInterval
  /// The longest time in seconds that a service may ask for in Retry-After; beyond it the error is reported at once.
  public var retryAfterLimit: TimeInterval
  /// The statuses that pass by themselves. A 429 is repeated only where the service says when.
  public var passingStatuses: Set<Int>

  /// Creates a policy: three attempts, pauses of 0.3 seconds doubling up to 5, Retry-After up to 5 seconds.
  public init(
    maximumAttempts: Int = 3,
    baseDelay: TimeInterval = 0.3,
    maximumDelay: TimeInterval = 5,
    retryAfterLimit: TimeInterval = 5,
    passingStatuses: Set<Int> = [502, 503, 504]
  ) {
    self.maximumAttempts = maximumAttempts
    self.baseDelay = baseDelay
    self.maximumDelay = maximumDelay
    self.retryAfterLimit = retryAfterLimit
    self.passingStatuses = passingStatuses
  }

  /// The usual policy.
  public static let standard = RetryPolicy()
  /// One attempt.
  public static let never = RetryPolicy(maximumAttempts: 1)
}
