import Foundation
import GRDB

extension Shelf {
  /// The settings of a reader by key, and notes the visit.
  public func values(of reader: String, now: Date) async throws -> [String: Data] {
    try await database.write { db in
      try db.execute(sql: "INSERT OR REPLACE INTO reader (id, seen) VALUES (?, ?)", arguments: [reader, now])
      let rows = try Row.fetchAll(db, sql: "SELECT key, data FROM value WHERE reader = ?", arguments: [reader])
      return Dictionary(rows.map { ($0["key"], $0["data"]) }) { $1 }
    }
  }

  /// Keeps a setting of a reader; nil takes it away.
  public func keep(_ value: Data?, forKey key: String, of reader: String) async throws {
    try await database.write { db in
      if let value {
        try db.execute(
          sql: "INSERT OR REPLACE INTO value (reader, key, data) VALUES (?, ?, ?)", arguments: [reader, key, value])
      } else {
        try db.execute(sql: "DELETE FROM value WHERE reader = ? AND key = ?", arguments: [reader, key])
      }
    }
  }

  /// Forgets readers who have not come for the time that the limits say. Returns how many.
  @discardableResult
  public func forgetAbsentReaders(now: Date) async throws -> Int {
    let limit = now.addingTimeInterval(-limits.absence)
    return try await database.write { db in
      let absent = try String.fetchAll(db, sql: "SELECT id FROM reader WHERE seen < ?", arguments: [limit])
      for reader in absent {
        for table in Schema.tables {
          try db.execute(sql: "DELETE FROM \(table) WHERE reader = ?", arguments: [reader])
        }
        try db.execute(sql: "DELETE FROM reader WHERE id = ?", arguments: [reader])
      }
      return absent.count
    }
  }
}
