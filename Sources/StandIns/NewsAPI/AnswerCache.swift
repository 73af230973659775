import Foundation

/// Answers kept for five minutes or 100 further hits, whichever is first: a pure value.
struct AnswerCache: Sendable {
  struct Hit: Sendable, Equatable {
    var answer: JSONValue
    var expiry: Date
    var remaining: Int
  }

  static let lifetime: TimeInterval = 300
  static let hits = 100
  private static let capacity = 200
  private var entries: [String: Hit] = [:]

  mutating func take(_ key: String, at now: Date) -> Hit? {
    guard var hit = entries[key], now < hit.expiry, hit.remaining > 0 else {
      entries[key] = nil
      return nil
    }
    hit.remaining -= 1
    entries[key] = hit
    return hit
  }

  mutating func store(_ answer: JSONValue, for key: String, at now: Date) {
    if entries.count >= Self.capacity { makeRoom(at: now) }
    entries[key] = Hit(answer: answer, expiry: now + Self.lifetime, remaining: Self.hits)
  }

  private mutating func makeRoom(at now: Date) {
    entries = entries.filter { $0.value.expiry > now }
    guard entries.count >= Self.capacity, let oldest = entries.min(by: { $0.value.expiry < $1.value.expiry }) else {
      return
    }
    entries[oldest.key] = nil
  }
}
