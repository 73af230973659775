import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Decides after each attempt whether there is another, and when: a pure value.
struct RetryMachine: Sendable {
  /// How an attempt ended.
  enum Outcome: Sendable {
    /// With an answer, and the seconds its Retry-After asks for.
    case response(status: Int, retryAfter: TimeInterval?)
    /// Without one.
    case failure(URLError.Code)
  }

  /// What to do next.
  enum Step: Sendable, Hashable {
    /// Keep the outcome.
    case stop
    /// Try again after that many seconds.
    case retry(after: TimeInterval)
  }

  private let policy: RetryPolicy
  private let isSafe: Bool
  private(set) var attempts = 0

  init(_ policy: RetryPolicy, isSafe: Bool) {
    self.policy = policy
    self.isSafe = isSafe
  }

  /// Notes the end of an attempt.
  /// - Parameter random: A number from 0 to 1 that spreads the pauses, so that clients do not come back all at once.
  mutating func next(after outcome: Outcome, random: Double) -> Step {
    attempts += 1
    guard isSafe, attempts < policy.maximumAttempts, let asked = pause(after: outcome) else { return .stop }
    let doubled = policy.baseDelay * pow(2, Double(attempts - 1))
    let delay = min(doubled, policy.maximumDelay) * (0.5 + random / 2)
    guard asked <= policy.retryAfterLimit else { return .stop }
    return .retry(after: max(asked, delay))
  }

  /// The least pause in seconds; nil if the outcome is final.
  private func pause(after outcome: Outcome) -> TimeInterval? {
    switch outcome {
    case .response(let status, let retryAfter):
      switch status {
      case _ where policy.passingStatuses.contains(status): retryAfter ?? 0
      // Asking again at once after "too many requests" only makes it worse.
      case 429: retryAfter
      default: nil
      }
    case .failure(let code):
      [.cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed, .notConnectedToInternet].contains(code)
        ? 0 : nil
    }
  }
}
