import Foundation
import Synchronization
import ViewGraph

/// The values of one visitor, shared by all pages they have open and written through to a storage.
final class VisitorSettings: AppStorageStore, Sendable {
  private let visitor: VisitorID
  private let storage: any VisitorStorage
  private let limits: WebHostConfiguration.Limits
  private let values: Mutex<[String: Data]>

  init(
    of visitor: VisitorID, _ values: [String: Data], storage: any VisitorStorage,
    limits: WebHostConfiguration.Limits
  ) {
    self.visitor = visitor
    self.storage = storage
    self.limits = limits
    self.values = Mutex(values)
  }

  func object(forKey key: String) -> Any? {
    values.withLock { $0[key] }.flatMap(StoredValue.decode)
  }

  /// Keeps a value. One that is too large, or one too many, stays as it was: a program must not fill the disk because
  /// a visitor types.
  func set(_ value: Any?, forKey key: String) {
    let data = value.flatMap(StoredValue.encode)
    let isKept = values.withLock { values in
      if let data {
        guard data.count + key.utf8.count <= limits.settingSize,
          values[key] != nil || values.count < limits.settingsPerVisitor
        else { return false }
      }
      values[key] = data
      return true
    }
    if isKept {
      storage.keep(data, forKey: key, of: visitor)
    } else {
      FileHandle.standardError.write(Data("@AppStorage: \"\(key.prefix(64))\" is beyond a visitor's limits.\n".utf8))
    }
  }
}
