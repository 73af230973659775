import Foundation
import SQLiteStorage

extension Shelf {
  /// The settings of a reader by key, and notes the visit.
  public func values(of reader: String, now: Date) async throws -> [String: Data] {
    try await database.perform { db in
      try db.replace(in: "reader", [("id", reader), ("seen", now)], key: ["id"])
      var values: [String: Data] = [:]
      for row in try db.run("SELECT key, data FROM value WHERE reader = ?", reader) {
        if let key = row.text("key") { values[key] = row.blob("data") }
      }
      return values
    }
  }

  /// Keeps a setting of a reader; nil takes it away.
  public func keep(_ value: Data?, forKey key: String, of reader: String) async throws {
    try await database.perform { db in
      if let value {
        try db.replace(in: "value", [("reader", reader), ("key", key), ("data", value)], key: ["reader", "key"])
      } else {
        try db.run("DELETE FROM value WHERE reader = ? AND key = ?", reader, key)
      }
    }
  }

  /// Forgets readers who have not come for the time that the limits say. Returns how many.
  @discardableResult
  public func forgetAbsentReaders(now: Date) async throws -> Int {
    let limit = now.addingTimeInterval(-limits.absence)
    return try await database.perform { db in
      let absent = try db.run("SELECT id FROM reader WHERE seen < ?", limit).compactMap { $0.text("id") }
      for reader in absent {
        for table in Schema.tables {
          try db.run("DELETE FROM \(table) WHERE reader = ?", reader)
        }
        try db.run("DELETE FROM reader WHERE id = ?", reader)
      }
      return absent.count
    }
  }
}
