import Foundation
import SwiftUI

/// What is kept of tips, in the reader's settings. From any thread.
enum TipValues {
  static func value<Value: Decodable>(_ type: Value.Type, for key: String) -> Value? {
    UserDefaults.standard.data(forKey: name(key)).flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
  }

  /// Keeps a value; tips that are shown look at their rules again.
  static func setValue<Value: Encodable>(_ value: Value, for key: String, tells: Bool = true) {
    // Numbers and texts alone are no JSON everywhere; a list of one is.
    guard let data = try? JSONEncoder().encode([value]) else { return }
    UserDefaults.standard.set(data, forKey: name(key))
    let keys = self.value([String].self, for: "keys") ?? []
    if key != "keys", !keys.contains(key) { setValue(keys + [key], for: "keys", tells: false) }
    if tells { tell() }
  }

  static func removeAll() {
    for key in value([String].self, for: "keys") ?? [] { UserDefaults.standard.removeObject(forKey: name(key)) }
    UserDefaults.standard.removeObject(forKey: name("keys"))
    tell()
  }

  private static func tell() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { TipCenter.current.objectWillChange.send() }
    } else {
      Task { @MainActor in TipCenter.current.objectWillChange.send() }
    }
  }

  private static func name(_ key: String) -> String { "com.apple.TipKit.\(key)" }
}

/// How often a tip was shown, and why it is no more.
struct ShownTip: Codable {
  var count = 0
  var reason: Tips.InvalidationReason?

  /// What is known of a tip.
  init(_ id: String) {
    self = TipValues.value(ShownTip.self, for: "tip.\(id)") ?? ShownTip()
  }

  private init() {}

  func keep(as id: String, tells: Bool = true) { TipValues.setValue(self, for: "tip.\(id)", tells: tells) }
}
