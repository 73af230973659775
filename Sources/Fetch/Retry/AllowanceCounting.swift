import Foundation

/// Counts allowances beyond one process: those of a machine, or of many.
public protocol AllowanceCounting: Sendable {
  /// Takes one request from an allowance.
  ///
  /// - Returns: Seconds until there is one again, nil inside where it was granted; nil outside where it cannot be said now,
  ///   and the process counts by itself.
  func take(_ quota: Quota, now: Date) async -> TimeInterval??
}
