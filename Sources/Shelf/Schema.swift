import Foundation
import GRDB

/// The tables, and how older files become today's.
enum Schema {
  /// The tables that hold rows of readers.
  static let tables = ["value", "bookmark", "readMark", "search", "mute"]

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("first") { db in
      try db.create(table: "reader") { table in
        table.primaryKey("id", .text)
        table.column("seen", .datetime).notNull().indexed()
      }
      try db.create(table: "value", options: .withoutRowID) { table in
        table.primaryKey {
          table.column("reader", .text)
          table.column("key", .text)
        }
        table.column("data", .blob).notNull()
      }
      try db.create(table: "bookmark") { table in
        table.primaryKey {
          table.column("reader", .text)
          table.column("id", .text)
        }
        table.column("kind", .text).notNull()
        table.column("title", .text).notNull()
        table.column("subtitle", .text).notNull()
        table.column("address", .text).notNull()
        table.column("picture", .text)
        table.column("date", .datetime).notNull()
      }
      try db.create(table: "readMark") { table in
        table.primaryKey {
          table.column("reader", .text)
          table.column("id", .text)
        }
        table.column("date", .datetime).notNull()
      }
      try db.create(table: "search") { table in
        table.primaryKey {
          table.column("reader", .text)
          table.column("section", .text)
          table.column("words", .text)
        }
        table.column("date", .datetime).notNull()
      }
      try db.create(table: "mute") { table in
        table.primaryKey {
          table.column("reader", .text)
          table.column("kind", .text)
          table.column("text", .text)
        }
        table.column("end", .datetime)
      }
    }
    return migrator
  }

  /// Keeps the latest rows of a reader in a table whose rows have an id and a date.
  static func trim(_ table: String, of reader: String, to limit: Int, in db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM \(table) WHERE reader = ? AND id NOT IN
        (SELECT id FROM \(table) WHERE reader = ? ORDER BY date DESC, rowid DESC LIMIT ?)
        """, arguments: [reader, reader, limit])
  }
}

/// A record with the reader whose it is.
struct Kept<Record: Codable & Sendable>: Encodable, PersistableRecord {
  static var databaseTableName: String { String(describing: Record.self).lowercased() }
  static var persistenceConflictPolicy: PersistenceConflictPolicy {
    PersistenceConflictPolicy(insert: .replace, update: .replace)
  }

  let reader: String
  let record: Record

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(reader, forKey: .reader)
    try record.encode(to: encoder)
  }

  private enum Key: String, CodingKey { case reader }
}

extension Bookmark: FetchableRecord {}
extension Mute: FetchableRecord {}

extension ShelfError {
  init(_ error: any Error, path: String) {
    guard let error = error as? DatabaseError else {
      self = .other(error.localizedDescription)
      return
    }
    let words = error.message ?? error.resultCode.description
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path, words)
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_FULL, .SQLITE_IOERR:
      self = .notWritable(path, words)
    default: self = .other(words)
    }
  }
}
