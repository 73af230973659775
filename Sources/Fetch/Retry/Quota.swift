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

  /// Reads an allowance as operators write it: a number of requests, a slash, and a period, which is a number of seconds or
  /// `second`, `minute`, `hour` or `day`, such as `100/day` or `40/10`. Nil for anything else.
  public init?(_ text: String, name: String) {
    let periods = ["second": 1.0, "minute": 60, "hour": 3600, "day": 86_400]
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0.stripped()) }
    guard parts.count == 2, let limit = Int(parts[0]), limit >= 0, let period = periods[parts[1]] ?? Double(parts[1]),
      period > 0, period.isFinite
    else { return nil }
    self.init(name: name, limit: limit, period: period)
  }

  /// The name as a hash, for where others may read it.
  public var digest: Data { Data(name.utf8).digest }

  /// Seconds until there is a request again; nil where there is one now.
  ///
  /// - Parameters:
  ///   - dates: When requests were made on the allowance within the last period, the earliest first.
  ///   - now: The present moment.
  public func wait(after dates: [Date], now: Date) -> TimeInterval? {
    guard dates.count >= limit else { return nil }
    guard limit > 0 else { return period }
    return dates[dates.count - limit].addingTimeInterval(period).timeIntervalSince(now)
  }
}
