import CSQLite
import Foundation
import SQLiteStorage

/// Answers of services in a file, which outlast the program and are shared by all processes of a machine; and how much of each
/// allowance they have used together.
///
/// Only what a cache may keep that many readers share is in it (RFC 9111, 3): nothing private, no part of an answer. Which
/// key an answer was given to is part of its name, as a hash. Safe to use from any thread; nothing blocks the caller. Where the
/// file cannot be used, everything works without it.
public final class DiskCache: AllowanceCounting {
  /// The most bytes of answers; those that were not used for the longest go.
  public let capacity: Int
  private let database: Database
  private let onFailure: @Sendable (any Error) -> Void

  /// Opens a file, which is made where there is none and closed to other users of the machine. One that is damaged is made anew.
  ///
  /// - Parameters:
  ///   - url: The file. Its folder is made, too.
  ///   - capacity: The most bytes of answers; 256 MB by default.
  ///   - onFailure: Told each time the file could not be read or written, on any thread.
  public init(
    at url: URL, capacity: Int = 256 << 20, onFailure: @escaping @Sendable (any Error) -> Void = { _ in }
  ) throws {
    self.capacity = capacity
    self.onFailure = onFailure
    let manager = FileManager.default
    try manager.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    if !manager.fileExists(atPath: url.path) {
      _ = manager.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    }
    do {
      database = try Database(path: url.path, migrations: Self.migrations)
    } catch let error as SQLError where [SQLITE_CORRUPT, SQLITE_NOTADB].contains(error.primaryCode) {
      for file in [url.path, url.path + "-wal", url.path + "-shm"] { try? manager.removeItem(atPath: file) }
      _ = manager.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
      database = try Database(path: url.path, migrations: Self.migrations)
    }
  }

  private static let migrations = [
    [
      """
      CREATE TABLE answer (
        key BLOB NOT NULL, variant TEXT NOT NULL, about BLOB NOT NULL, body BLOB NOT NULL, size INTEGER NOT NULL,
        used REAL NOT NULL, PRIMARY KEY (key, variant)) STRICT
      """,
      "CREATE INDEX answerByUse ON answer (used, size)",
      "CREATE TABLE spent (name BLOB NOT NULL, date REAL NOT NULL) STRICT",
      "CREATE INDEX spentByName ON spent (name, date)",
    ]
  ]

  /// The latest answer that fits a request.
  func entry(for request: FetchRequest, now: Date) async -> CacheEntry? {
    guard request.isSafe else { return nil }
    let (key, headers) = (ResponseCache.Key(request).digest, request.headers)
    return await attempt { db in
      let rows = try db.run("SELECT variant, about, body, used FROM answer WHERE key = ?", key)
      let fitting = rows.compactMap { row in CacheEntry(row).map { (row, $0) } }.filter { $0.1.matches(headers) }
      guard let (row, entry) = fitting.max(by: { $0.1.responseTime < $1.1.responseTime }) else { return nil }
      // Not at each use: a minute is exact enough for what goes first.
      if let used = row.date("used"), let variant = row.text("variant"), now.timeIntervalSince(used) > 60 {
        try db.run("UPDATE answer SET used = ? WHERE key = ? AND variant = ?", now, key, variant)
      }
      return entry
    } ?? nil
  }

  /// Keeps an answer in the place of the one that fits the same requests.
  func insert(_ entry: CacheEntry, for request: FetchRequest, now: Date) async {
    let (key, capacity) = (ResponseCache.Key(request).digest, capacity)
    guard let (variant, about) = entry.encoded, entry.cost <= capacity else { return }
    await attempt { db in
      let values: [(String, any SQLArgument)] = [
        ("key", key), ("variant", variant), ("about", about), ("body", entry.response.body), ("size", entry.cost),
        ("used", now),
      ]
      try db.replace(in: "answer", values, key: ["key", "variant"])
      var size = try db.run("SELECT sum(size) AS size FROM answer").first?.integer("size") ?? 0
      while size > capacity {
        let oldest = try db.run("SELECT rowid, size FROM answer ORDER BY used, rowid LIMIT 1").first
        guard let row = oldest?.integer("rowid") else { return }
        try db.run("DELETE FROM answer WHERE rowid = ?", row)
        size -= oldest?.integer("size") ?? 0
      }
    }
  }

  /// Forgets what a request that changes something makes doubtful (RFC 9111, 4.4), whoever it was given to.
  func invalidate(_ request: FetchRequest) async {
    var read = request
    read.method = "GET"
    let key = ResponseCache.Key(read).digest
    await attempt { try $0.run("DELETE FROM answer WHERE key = ?", key) }
  }

  /// Forgets every answer.
  func removeAll() async {
    await attempt { try $0.run("DELETE FROM answer") }
  }

  public func take(_ quota: Quota, now: Date) async -> TimeInterval?? {
    await attempt { try $0.spend(quota.digest, period: quota.period, now: now, wait: quota.wait) }
  }

  @discardableResult
  private func attempt<Result: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws -> Result
  ) async -> Result? {
    do {
      return try await database.perform(work)
    } catch {
      onFailure(error)
      return nil
    }
  }
}
