import Foundation
import Synchronization

/// Where the settings of one reader are: bytes by key. Safe on any thread.
package protocol SettingsStore: AnyObject, Sendable {
  /// All settings.
  var values: [String: Data] { get }
  /// The bytes under a key; nil where there are none.
  func data(forKey key: String) -> Data?
  /// Keeps bytes under a key; nil takes them away. False where that is beyond what a reader may keep: then everything is
  /// as it was.
  func set(_ data: Data?, forKey key: String) -> Bool
}

/// Settings that last as long as the object.
package final class MemorySettings: SettingsStore {
  private let state = Mutex<[String: Data]>([:])

  package init() {}

  package var values: [String: Data] { state.withLock { $0 } }
  package func data(forKey key: String) -> Data? { state.withLock { $0[key] } }

  package func set(_ data: Data?, forKey key: String) -> Bool {
    state.withLock { $0[key] = data }
    return true
  }
}
