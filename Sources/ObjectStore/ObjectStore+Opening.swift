import Foundation
import Synchronization

extension ObjectStore {
  /// Opens a file, or the store that has it open already; nil is a new store in memory.
  ///
  /// The folder above is made where it is missing, for nobody but the user of the process to look into.
  public static func open(at url: URL?) throws -> ObjectStore {
    guard let url else { return inMemory() }
    let path = url.standardizedFileURL.path
    return try opened.withLock { opened in
      if let known = opened[path]?.store { return known }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let store = try ObjectStore(url: url)
      opened = opened.filter { $0.value.store != nil }
      opened[path] = Weak(store: store)
      return store
    }
  }

  /// A new store in memory.
  public static func inMemory() -> ObjectStore {
    guard let store = try? ObjectStore(url: nil) else { fatalError("SQLite has no memory for an empty store.") }
    return store
  }

  /// Removes a file with what SQLite keeps beside it. Who has the store open keeps what it knows.
  public static func remove(at url: URL) throws {
    let path = url.standardizedFileURL.path
    try opened.withLock { opened in
      opened[path] = nil
      for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
        try FileManager.default.removeItem(atPath: path + suffix)
      }
    }
  }

  private struct Weak {
    weak var store: ObjectStore?
  }

  private static let opened = Mutex<[String: Weak]>([:])
}
