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
    let shown = ShownTip(tip.id)
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
    if !ignores, let last = TipValues.value(Date.self, for: "last"), Date.now.timeIntervalSince(last) < interval {
      return .pending
    }
    return .available
  }

  func appeared(_ id: String) {
    guard visible.insert(id).inserted else { return }
    var shown = ShownTip(id)
    shown.count += 1
    shown.keep(as: id, tells: false)
    TipValues.setValue(Date.now, for: "last", tells: false)
  }

  func disappeared(_ id: String) { visible.remove(id) }

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
