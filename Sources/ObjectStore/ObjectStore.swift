import Foundation
import SQLiteStorage
import Synchronization
import ViewGraph

/// Objects as rows of a SQLite file, or of memory: what SwiftData and Core Data keep theirs in.
///
/// Everybody in the process who opens a file has the same store, and hears what the others write. Other processes may write to the
/// file too: `foreignVersion` tells.
public final class ObjectStore: Sendable {
  /// The file; nil for memory.
  public let url: URL?
  private let connection: Mutex<SQLConnection>
  let listeners = StoreListeners()

  init(url: URL?) throws {
    self.url = url
    let connection = try SQLConnection(path: url?.path ?? ":memory:")
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.run("PRAGMA synchronous = NORMAL")
    try connection.migrate(with: Self.migrations)
    self.connection = Mutex(connection)
  }

  private static let migrations = [
    [
      "CREATE TABLE objects (entity TEXT NOT NULL, id INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (entity, id))",
      "CREATE TABLE metadata (name TEXT PRIMARY KEY, value BLOB NOT NULL)",
    ]
  ]

  /// All objects of a kind, the oldest first.
  public func rows(of entity: String) throws -> [StoredRow] {
    try connection.withLock { connection in
      try connection.run("SELECT id, data FROM objects WHERE entity = ? ORDER BY id", entity).compactMap { row in
        guard let id = row.integer("id"), let data = row.blob("data") else { return nil }
        return StoredRow(entity: entity, id: Int64(id), data: data)
      }
    }
  }

  /// One object; nil where there is none.
  public func row(_ key: StoredKey) throws -> StoredRow? {
    try connection.withLock { connection in
      try connection.run("SELECT data FROM objects WHERE entity = ? AND id = ?", key.entity, Int(key.id))
        .first?.blob("data").map { StoredRow(entity: key.entity, id: key.id, data: $0) }
    }
  }

  /// Writes changes in one transaction and tells all who listen but the author.
  ///
  /// - Throws: What SQLite says; `CocoaError.fileWriteOutOfSpace` where a reader may not keep more.
  public func commit(_ changes: StoredChanges, by author: AnyObject? = nil) throws {
    if changes.isEmpty { return }
    if let url, let folders = ReaderContainer.current?.folders {
      try folders.makeRoom(for: changes.rows.reduce(0) { $0 + $1.data.count }, at: url)
    }
    try connection.withLock { connection in
      try connection.transaction {
        for row in changes.rows {
          try connection.run(
            "INSERT OR REPLACE INTO objects (entity, id, data) VALUES (?, ?, ?)", row.entity, Int(row.id), row.data)
        }
        for key in changes.deleted {
          try connection.run("DELETE FROM objects WHERE entity = ? AND id = ?", key.entity, Int(key.id))
        }
      }
    }
    listeners.tell(changes, author: author)
  }

  /// A number for a new object, which no other has.
  public static func makeIdentifier() -> Int64 {
    let now = Int64(Date().timeIntervalSince1970 * 1_000_000)
    return identifiers.withLock { $0.next(at: now, random: .random(in: 0 ... .max)) }
  }

  private static let identifiers = Mutex(IdentifierSequence())

  /// Another number after other processes have changed something: https://sqlite.org/pragma.html#pragma_data_version
  public var foreignVersion: Int {
    connection.withLock { (try? $0.run("PRAGMA data_version").first?.integer("data_version")) ?? 0 }
  }

  /// What is kept beside the objects, by name.
  public func metadata(_ name: String) throws -> Data? {
    try connection.withLock { connection in
      try connection.run("SELECT value FROM metadata WHERE name = ?", name).first?.blob("value")
    }
  }

  public func setMetadata(_ value: Data, for name: String) throws {
    try connection.withLock { connection in
      _ = try connection.run("INSERT OR REPLACE INTO metadata (name, value) VALUES (?, ?)", name, value)
    }
  }

  /// Calls a function after each change of others in this process, on the thread that wrote it, until the returned object goes.
  public func listen(
    as author: AnyObject? = nil, _ heard: @escaping @Sendable (StoredChanges) -> Void
  ) -> AnyObject & Sendable {
    listeners.add(author: author, heard)
  }
}
