import Foundation

/// An allowance of requests in any period of a length, shared by all requests that name it.
public struct Quota: Sendable, Hashable {
  /// What is counted together, such as a service and a key.
  public var name: String
  /// The most requests in a period.
  public var limit: Int
  /// The length of the period in seconds.
  public var period: TimeInterval

  /// Creates an allowance.
  public init(name: String, limit: Int, period: TimeInterval) {
    self.name = name
    self.limit = limit
    self.period = period
  }
}

/// The requests that were made on each allowance: a pure value.
struct QuotaLedger: Sendable {
  private var spent: [String: [Date]]

  /// Begins with the requests that were made before.
  init(spent: [String: [Date]] = [:]) {
    self.spent = spent
  }

  /// Takes one request from the allowance. Nil if it was granted, else seconds until there is one again.
  mutating func take(_ quota: Quota, now: Date) -> TimeInterval? {
    let start = now.addingTimeInterval(-quota.period)
    var dates = (spent[quota.name] ?? []).filter { $0 > start }
    defer { spent[quota.name] = dates }
    guard dates.count < quota.limit else {
      guard quota.limit > 0 else { return quota.period }
      return dates[dates.count - quota.limit].addingTimeInterval(quota.period).timeIntervalSince(now)
    }
    dates.append(now)
    return nil
  }
}
