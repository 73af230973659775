import Foundation
import SQLiteStorage

extension Shelf {
  /// Takes one from an allowance that all who use the same database share.
  ///
  /// - Parameters:
  ///   - name: What is counted together; a hash where it is a secret.
  ///   - period: The seconds after which what was spent does not count any more.
  ///   - now: The present moment.
  ///   - wait: Seconds until there is one again after those that were taken at some dates, the earliest first; nil for one now.
  /// - Returns: What `wait` says; where that is nil one was taken.
  public func spend(
    _ name: Data, period: TimeInterval, now: Date, wait: @escaping @Sendable ([Date], Date) -> TimeInterval?
  ) async throws -> TimeInterval? {
    try await database.perform { try $0.spend(name, period: period, now: now, wait: wait) }
  }
}
