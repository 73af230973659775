import Foundation

/// The requests that were made on each allowance: a pure value.
struct QuotaLedger: Sendable {
  private var spent: [String: [Date]] = [:]

  /// Takes one request from the allowance. Nil if it was granted, else seconds until there is one again.
  mutating func take(_ quota: Quota, now: Date) -> TimeInterval? {
    let start = now.addingTimeInterval(-quota.period)
    var dates = (spent[quota.name] ?? []).filter { $0 > start }
    let wait = quota.wait(after: dates, now: now)
    if wait == nil { dates.append(now) }
    spent[quota.name] = dates
    return wait
  }
}
