import Dispatch
import Foundation
import Synchronization

/// Keeps the values of each visitor in a property list in their folder.
final class FolderVisitorStorage: VisitorStorage {
  private let data: DataFolder
  private let queue = DispatchQueue(label: "settings of visitors")
  /// What is to be written: changes that come while a file is being written are written together.
  private let pending = Mutex<[VisitorID: [String: Data?]]>([:])

  init(_ data: DataFolder) {
    self.data = data
  }

  func values(of visitor: VisitorID) async throws -> [String: Data] {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            self.write(visitor)
            return try self.read(visitor)
          })
      }
    }
  }

  func keep(_ value: Data?, forKey key: String, of visitor: VisitorID) {
    let isFirst = pending.withLock { pending in
      defer { pending[visitor, default: [:]][key] = .some(value) }
      return pending[visitor] == nil
    }
    if isFirst { queue.async { self.write(visitor) } }
  }

  func finish() async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }

  private func file(_ visitor: VisitorID) -> URL {
    data.folder(of: visitor).appending(path: "settings.plist")
  }

  private func read(_ visitor: VisitorID) throws -> [String: Data] {
    guard let bytes = FileManager.default.contents(atPath: file(visitor).path) else { return [:] }
    return try PropertyListDecoder().decode([String: Data].self, from: bytes)
  }

  private func write(_ visitor: VisitorID) {
    guard let changes = pending.withLock({ $0.removeValue(forKey: visitor) }) else { return }
    do {
      var values = (try? read(visitor)) ?? [:]
      for (key, value) in changes { values[key] = value }
      _ = try data.makeFolder(of: visitor)
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      try encoder.encode(values).write(to: file(visitor), options: .atomic)
    } catch {
      HostLog.once(
        "settings", "Settings of readers were not kept: see that the data folder is writable and the disk has room.",
        fields: ["folder": "\(data.url.path)", "error": "\(error.localizedDescription)"])
    }
  }
}
