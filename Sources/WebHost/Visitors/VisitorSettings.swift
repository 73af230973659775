import Foundation
import Synchronization
import ViewGraph

/// The settings of one visitor, shared by all pages they have open and written through to a storage.
final class VisitorSettings: SettingsStore {
  private struct State {
    var values: [String: Data]
    /// Bytes of all values with their keys.
    var size: Int
    /// How often something was set.
    var changes = 0
  }

  private let visitor: VisitorID
  private let storage: any VisitorStorage
  private let limits: WebHostConfiguration.Limits
  private let state: Mutex<State>

  init(
    of visitor: VisitorID, _ values: [String: Data], storage: any VisitorStorage,
    limits: WebHostConfiguration.Limits
  ) {
    self.visitor = visitor
    self.storage = storage
    self.limits = limits
    state = Mutex(State(values: values, size: Self.size(of: values)))
  }

  var values: [String: Data] { state.withLock(\.values) }

  func data(forKey key: String) -> Data? { state.withLock { $0.values[key] } }

  /// Keeps a value. One that is too large, or one too many, stays as it was: a program must not fill the disk because
  /// a visitor types.
  func set(_ data: Data?, forKey key: String) -> Bool {
    state.withLock { state in
      let old = state.values[key]
      let size = state.size - (old.map { Self.size($0, key) } ?? 0) + (data.map { Self.size($0, key) } ?? 0)
      if let data {
        guard Self.size(data, key) <= limits.settingSize, size <= limits.settingsSize,
          old != nil || state.values.count < limits.settingsPerVisitor
        else { return false }
      }
      guard old != data else { return true }
      state.values[key] = data
      state.size = size
      state.changes += 1
      storage.keep(data, forKey: key, of: visitor)
      return true
    }
  }

  /// Takes over what the storage has: another process may serve the visitor too. What is set here meanwhile counts more.
  func refresh() async {
    let changes = state.withLock(\.changes)
    guard let values = try? await storage.values(of: visitor) else { return }
    state.withLock { state in
      guard state.changes == changes else { return }
      state.values = values
      state.size = Self.size(of: values)
    }
  }

  private static func size(of values: [String: Data]) -> Int { values.reduce(0) { $0 + size($1.value, $1.key) } }

  private static func size(_ data: Data, _ key: String) -> Int { data.count + key.utf8.count }
}
