import Combine
import Foundation
import SwiftUI

/// Knows for one reader which tips were shown and put away.
@MainActor
final class TipCenter: ObservableObject {
  enum Shows {
    case byRules, all, none
    case these(Set<String>)
  }

  private struct Shown: Codable {
    var count = 0
    var last: Date?
    var reason: Tips.InvalidationReason?
  }

  private let defaults = UserDefaults.standard
  private var interval: TimeInterval?
  /// Tips that are on the screen: they stay, whatever else was shown meanwhile.
  private var visible: Set<String> = []
  var shows = Shows.byRules { didSet { objectWillChange.send() } }

  private static let centers = ReaderCenters()

  /// The center of the reader for whom the code runs.
  static var current: TipCenter { centers.current }

  func configure(interval: TimeInterval) {
    self.interval = interval
    objectWillChange.send()
  }

  func status(of tip: some Tip) -> Tips.Status {
    let shown = shown(tip.id)
    if let reason = shown.reason { return .invalidated(reason) }
    switch shows {
    case .all: return .available
    case .none: return .pending
    case .these(let names): return names.contains(String(describing: type(of: tip))) ? .available : .pending
    case .byRules: break
    }
    guard let interval, tip.rules.allSatisfy({ $0.holds() }) else { return .pending }
    if visible.contains(tip.id) { return .available }
    let limit = tip.options.lazy.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.first ?? .max
    if shown.count >= limit { return .invalidated(.displayCountExceeded) }
    let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores ?? false }
    if !ignores, let last = value(Date.self, for: "last"), Date.now.timeIntervalSince(last) < interval { return .pending }
    return .available
  }

  func appeared(_ id: String) {
    guard visible.insert(id).inserted else { return }
    var shown = shown(id)
    shown.count += 1
    setValue(shown, for: "tip.\(id)", tells: false)
    setValue(Date.now, for: "last", tells: false)
  }

  func disappeared(_ id: String) { visible.remove(id) }

  func invalidate(_ id: String, reason: Tips.InvalidationReason) {
    var shown = shown(id)
    if shown.reason != nil { return }
    shown.reason = reason
    setValue(shown, for: "tip.\(id)")
  }

  func reset() {
    for key in value([String].self, for: "keys") ?? [] { defaults.removeObject(forKey: Self.key(key)) }
    objectWillChange.send()
  }

  private func shown(_ id: String) -> Shown { value(Shown.self, for: "tip.\(id)") ?? Shown() }

  func value<Value: Decodable>(_ type: Value.Type, for key: String) -> Value? {
    defaults.data(forKey: Self.key(key)).flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
  }

  func setValue<Value: Encodable>(_ value: Value, for key: String, tells: Bool = true) {
    // Numbers and texts alone are no JSON everywhere; a list of one is.
    guard let data = try? JSONEncoder().encode([value]) else { return }
    if tells { objectWillChange.send() }
    defaults.set(data, forKey: Self.key(key))
    let keys = self.value([String].self, for: "keys") ?? []
    if key != "keys", !keys.contains(key) { setValue(keys + [key], for: "keys", tells: false) }
  }

  private static func key(_ key: String) -> String { "com.apple.TipKit.\(key)" }

  /// A value now, and again whenever it is another.
  func updates<Value: Equatable & Sendable>(_ value: @escaping @MainActor () -> Value) -> AsyncStream<Value> {
    AsyncStream { continuation in
      var last = value()
      continuation.yield(last)
      let subscription = objectWillChange.sink { _ in
        Task { @MainActor in
          let now = value()
          if now != last {
            last = now
            continuation.yield(now)
          }
        }
      }
      let held = HeldSubscription(subscription: subscription)
      continuation.onTermination = { _ in held.subscription.cancel() }
    }
  }
}

private struct HeldSubscription: @unchecked Sendable {
  let subscription: AnyCancellable
}
