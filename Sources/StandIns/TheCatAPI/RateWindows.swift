import Foundation

/// How often each key has asked in its current minute: a pure value.
struct RateWindows: Sendable {
  /// Requests a minute.
  static let limit = 120

  /// Where a key stands.
  struct Standing: Sendable {
    var used = 0
    /// When the count begins anew.
    var reset: Date
  }

  private var standings: [String: Standing] = [:]

  /// Notes a request. Keys named `free`, also with a suffix, are held to the limit; one named `limited` is past it.
  mutating func charge(_ key: String, at now: Date) throws(TheCatAPIError) -> Standing {
    let plan = key.split(separator: "-").first
    if plan == "limited" { throw .tooManyRequests }
    var standing = standings[key] ?? Standing(reset: now + 60)
    if now >= standing.reset { standing = Standing(reset: now + 60) }
    if plan == "free", standing.used >= Self.limit { throw .tooManyRequests }
    standing.used += 1
    if standings.count >= 1_000 { standings = standings.filter { $0.value.reset > now } }
    if standings.count < 10_000 { standings[key] = standing }
    return standing
  }
}
