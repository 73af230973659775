import Foundation

/// How many requests each key has made in its current window: a pure value.
struct QuotaLedger: Sendable {
  private struct Window: Sendable {
    var began: Date
    var used = 0
  }

  private var windows: [String: Window] = [:]

  /// Notes a request. Throws when the plan allows no more in this window.
  mutating func charge(_ key: String, plan: NewsAPIConfiguration.Plan, at now: Date) throws(NewsAPIError) {
    switch plan {
    case .unlimited, .invalid, .disabled: return
    case .exhausted: throw .keyExhausted
    case .rateLimited: throw .rateLimited
    case .developer: try charge(key, limit: 50, seconds: 12 * 3600, refusal: .rateLimited, at: now)
    case .business: try charge(key, limit: 250_000, seconds: 30 * 86400, refusal: .keyExhausted, at: now)
    }
  }

  /// Notes a request and returns nil, or returns why the plan allows no more.
  mutating func refusal(of key: String, plan: NewsAPIConfiguration.Plan, at now: Date) -> NewsAPIError? {
    do {
      try charge(key, plan: plan, at: now)
      return nil
    } catch {
      return error
    }
  }

  private mutating func charge(
    _ key: String, limit: Int, seconds: Double, refusal: NewsAPIError, at now: Date
  ) throws(NewsAPIError) {
    var window = windows[key] ?? Window(began: now)
    if now.timeIntervalSince(window.began) >= seconds { window = Window(began: now) }
    guard window.used < limit else { throw refusal }
    window.used += 1
    windows[key] = window
  }
}
